import type { z } from 'zod';
import { describeSchema } from './describeSchema';
import { toPointer, type Fault } from './fault';
import { insteadOf } from './nearest';

type Issue = z.core.$ZodIssue;
type Sentence = Pick<Fault, 'pointer' | 'message'>;

/**
 * Checks a value against its schema and says what is wrong in an editor's words.
 * @param schema of the whole file
 * @param value what the file says
 * @returns one entry for each fault; empty when the value fits
 */
export function schemaFaults(schema: z.ZodType, value: unknown): Sentence[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownKeys(schema, issue.path, issue.keys)
      : [{ pointer: toPointer(issue.path), message: sentence(schema, issue, valueAt(value, issue.path)) }],
  );
}

function unknownKeys(schema: z.ZodType, path: readonly PropertyKey[], keys: string[]): Sentence[] {
  const allowed = describeSchema(schema, path).keys;
  return keys.map((key) => ({
    pointer: toPointer([...path, key]),
    message: `"${key}" is not a known key → ${insteadOf(key, allowed)}`,
  }));
}

function sentence(schema: z.ZodType, issue: Issue, found: unknown): string {
  const { description } = describeSchema(schema, issue.path);
  const manual = description ? `: ${description}` : '';
  const shown = JSON.stringify(found);
  if (issue.code === 'custom') return issue.message;
  if (found === undefined) return `is missing → add it${manual}`;
  switch (issue.code) {
    case 'invalid_type':
      return `is ${kindOf(found)} → must be ${expectedKind(issue.expected)}${manual}`;
    case 'invalid_value':
      return `is ${shown} → ${oneOf(found, issue.values)}`;
    case 'invalid_format':
      return `is ${shown} → ${formats[issue.format] ?? issue.message}`;
    case 'too_small':
    case 'too_big':
      return `${measure(issue, found)} → must be ${bound(issue)}${manual}`;
    case 'invalid_key':
      return `the key ${JSON.stringify(String(issue.path.at(-1)))} ${issue.issues[0]?.message ?? 'is not allowed'}`;
    default:
      return `${issue.message}${manual}`;
  }
}

const oneOf = (found: unknown, values: readonly unknown[]): string =>
  values.every((value) => typeof value === 'string')
    ? insteadOf(String(found), values)
    : `allowed is ${values.map((value) => JSON.stringify(value)).join(', ')}`;

const formats: Record<string, string> = {
  email: 'must be an e-mail address',
  url: 'must be a full address that begins with https://',
};

const kinds: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false without quotation marks',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};

const expectedKind = (expected: string): string => kinds[expected] ?? expected;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `the text ${JSON.stringify(value)}` : String(value);
}

function measure(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, found: unknown): string {
  if (issue.origin === 'array') return `has ${(found as unknown[]).length} entries`;
  return found === '' ? 'is empty' : `is ${JSON.stringify(found)}`;
}

function bound(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = String(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const unit = { array: ' entries', string: ' characters' }[issue.origin as string] ?? '';
  if (issue.exact) return `exactly ${limit}${unit}`;
  if (!issue.inclusive) return `${issue.code === 'too_small' ? 'more' : 'less'} than ${limit}${unit}`;
  return `${issue.code === 'too_small' ? 'at least' : 'at most'} ${limit}${unit}`;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
