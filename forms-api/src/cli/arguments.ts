import { parseArgs, types, type ParseArgsConfig } from 'node:util';
import { kindNames } from '../enquiries/kinds';
import type { EnquiryKind } from '../persistence/entities';
import { UsageError } from './usageError';

/**
 * Splits a command's arguments.
 * @param options the options it knows, as for `parseArgs` of Node
 * @param most how many other words it takes
 * @throws UsageError when there is something it does not know
 */
export const readArguments = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  most = 0,
) => {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    const [surplus] = parsed.positionals.slice(most);
    if (surplus !== undefined) throw new UsageError(`unexpected argument ${JSON.stringify(surplus)}`);
    return parsed;
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      // Node's first sentence names the option; the rest is about its own conventions.
      throw new UsageError(error.message.split(/\. |\.?\n/)[0] ?? error.message);
    throw error;
  }
};

/**
 * @param name of the option, for the message
 * @returns undefined when it was not given
 * @throws UsageError
 */
export const readCount = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${name} must be a whole number from 1`);
  return Number(text);
};

/**
 * @returns the kind named
 * @throws UsageError
 */
export const readKind = (text: string | undefined): EnquiryKind => {
  const kind = kindNames.find((name) => name === text);
  if (kind === undefined) throw new UsageError(`the kind must be ${kindNames.join(' or ')}`);
  return kind;
};

/**
 * Reads the kind and the id of one enquiry.
 * @param command its name, for the message
 * @throws UsageError
 */
export const readEnquiryName = (command: string, args: string[]): { kind: EnquiryKind; id: number } => {
  const { positionals } = readArguments(args, {}, 2);
  const kind = readKind(positionals[0]);
  const id = readCount('the id', positionals[1]);
  if (id === undefined) throw new UsageError(`${command} needs the id of an enquiry`);
  return { kind, id };
};

/**
 * @returns the kind named, or all when none was
 * @throws UsageError
 */
export const readKinds = (text: string | undefined): readonly EnquiryKind[] =>
  text === undefined ? kindNames : [readKind(text)];
