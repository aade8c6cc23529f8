import { enquiryKinds } from '../enquiries/kinds';
import type { PresentedEnquiry } from '../enquiries/presenter';
import { genuine, readAll } from '../enquiries/read';
import type { EnquiryKind } from '../persistence/entities';
import { readArguments, readKinds } from './arguments';
import type { Command, Tools } from './command';
import { csvRecord } from './csv';
import { UsageError } from './usageError';

type Row = PresentedEnquiry & { kind: EnquiryKind };

async function* rowsOf(tools: Tools, kinds: readonly EnquiryKind[]): AsyncGenerator<Row[]> {
  for (const kind of kinds) {
    for await (const enquiries of readAll(tools.dataSource, kind, genuine))
      yield enquiries.map((enquiry) => ({ kind, ...enquiry }));
  }
}

const exportCsv = async (tools: Tools, kinds: readonly EnquiryKind[]): Promise<void> => {
  const fields = ['kind', ...new Set(kinds.flatMap((kind) => enquiryKinds[kind].fields))];
  await tools.write(csvRecord(fields));
  for await (const rows of rowsOf(tools, kinds))
    await tools.write(rows.map((row) => csvRecord(fields.map((name) => row[name]))).join(''));
};

const exportJson = async (tools: Tools, kinds: readonly EnquiryKind[]): Promise<void> => {
  let separator = '[\n';
  for await (const rows of rowsOf(tools, kinds)) {
    await tools.write(separator + rows.map((row) => JSON.stringify(row)).join(',\n'));
    separator = ',\n';
  }
  await tools.write(separator === '[\n' ? '[]\n' : '\n]\n');
};

const formats = { csv: exportCsv, json: exportJson };

/** `export`: every enquiry that is not set apart, oldest first; both kinds share the columns of the CSV. */
export const exportEnquiries: Command = {
  usage: [['export --format csv|json [--kind booking|contact]', 'every enquiry, oldest first']],
  parse: (args) => {
    const { values } = readArguments(args, { kind: { type: 'string' }, format: { type: 'string' } });
    const { format } = values;
    if (format !== 'csv' && format !== 'json')
      throw new UsageError('export needs --format csv or --format json');
    const kinds = readKinds(values.kind);
    return (tools) => formats[format](tools, kinds);
  },
};
