import { outboxEntity } from '../persistence/entities';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import { readOne, readSuspicion } from '../enquiries/read';
import { readEnquiryName } from './arguments';
import type { Command } from './command';
import { printable, table } from './table';

const shown = (value: string | number | null): string =>
  String(value ?? '')
    .split(/\r\n|\r|\n/)
    .map(printable)
    .join('\n  ');

/** `show`: one enquiry with all its fields, and whom it was told to. */
export const show: Command = {
  usage: [['show booking|contact <id>', 'one enquiry, and whom it was told to']],
  parse: (args) => {
    const { kind, id } = readEnquiryName('show', args);
    return async ({ dataSource, write }) => {
      const enquiry = await readOne(dataSource, kind, id);
      if (!enquiry) throw new Error(`there is no ${kind} enquiry ${id}`);
      for (const [field, value] of Object.entries(enquiry)) await write(`${field}: ${shown(value)}\n`);
      const suspicion = await readSuspicion(dataSource, kind, id);
      if (suspicion) await write(`set apart as suspected spam: ${suspicion}\n`);
      const tellings = await withDatabase(dataSource, requestWaitMs, (manager) =>
        manager.find(outboxEntity, { where: { kind, enquiryId: id }, order: { id: 'ASC' } }),
      );
      if (tellings.length === 0) return;
      const rows = tellings.map((telling) => [
        telling.id,
        telling.channel,
        telling.state,
        telling.attempts,
        (telling.finishedAt ?? telling.nextAttemptAt).toISOString(),
        telling.lastError,
      ]);
      await write(
        `\n${table(['outbox', 'channel', 'state', 'attempts', 'ended or due', 'last error'], rows)}`,
      );
    };
  },
};
