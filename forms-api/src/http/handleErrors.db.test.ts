import { pino } from 'pino';
import { aBooking, postJson } from '../../test/enquiries';
import { startService } from '../../test/service';

test('logs its own fault without what the visitor has written', async () => {
  let log = '';
  const logger = pino({}, { write: (line: string) => (log += line) });
  const service = await startService({ logger });
  await service.dataSource.query('DROP TABLE booking_inquiry');
  const response = await postJson(`${service.origin}/api/booking`, aBooking());
  expect(response.status).toBe(500);
  expect(log).toMatch(/"msg":"unexpected error"/);
  expect(log).toMatch(/"code":"(?:SQLITE_ERROR|ER_NO_SUCH_TABLE)".*store\.ts/);
  expect(log).not.toMatch(/ada@|nansen|example\.org|555 0100/i);
  await service.close();
});
