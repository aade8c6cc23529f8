import { aBooking, aContact } from '../../test/enquiries';
import { startNotifyingService, webhookSecret, type NotifyingService } from '../../test/notifyingService';
import { until } from '../../test/until';
import { startWebhookTarget } from '../../test/webhookTarget';
import { signatureOf } from './webhook';

let service: NotifyingService;

beforeEach(async () => {
  service = await startNotifyingService();
});

afterEach(() => service.close());

test('a booking is told to the operator, to the visitor in their language, and to another system', async () => {
  const values = aBooking({
    contactMethod: 'telegram',
    message: 'Zwei Personen.\nГотовы <b>ко всему</b> & mehr',
  });
  const id = await service.send(values, 'booking', 'de');
  service.startWorker();
  await service.untilAll('sent');

  const toOperator = service.mail.arrived.find(({ recipients }) => recipients.includes('office@example.com'));
  expect(toOperator?.recipients).toEqual(['office@example.com', 'crew@example.com']);
  expect(toOperator?.mail.subject).toBe(`Booking enquiry ${id}: East Greenland, Ada Nansen`);
  expect(toOperator?.mail.from?.address).toBe('website@example.com');
  expect(toOperator?.mail.replyTo).toEqual([{ name: 'Ada Nansen', address: 'ada@example.org' }]);
  for (const value of [String(id), '2026-12-29T12:30:15.000Z', ...Object.values(values).map(String)]) {
    expect(toOperator?.mail.text).toContain(value);
  }
  expect(toOperator?.mail.html).toContain('Готовы &lt;b&gt;ко всему&lt;/b&gt; &amp; mehr');

  const toVisitor = service.mail.arrived.find(({ recipients }) => recipients.includes('ada@example.org'));
  expect(toVisitor?.recipients).toEqual(['ada@example.org']);
  expect(toVisitor?.mail.subject).toBe('Ihre Anfrage ist bei uns: East Greenland');
  expect(toVisitor?.mail.replyTo?.[0]?.address).toBe('office@example.com');
  expect(toVisitor?.mail.text).toContain(`Nummer ${id}`);
  for (const value of Object.values(values)) expect(toVisitor?.mail.text).toContain(String(value));
  expect(toVisitor?.mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(service.mail.arrived).toHaveLength(2);

  const [call, ...others] = service.target.received;
  expect(others).toEqual([]);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    type: 'booking.created',
    timestamp: '2026-12-29T12:30:15.000Z',
    data: { id, createdAt: '2026-12-29T12:30:15.000Z', ...values },
  });
  expect(call?.headers['webhook-id']).toBe(`booking-${id}`);
  expect(call?.headers['webhook-timestamp']).toBe(String(service.clock.now / 1000));
  expect(call?.headers['webhook-signature']).toBe(
    signatureOf(webhookSecret, `booking-${id}`, service.clock.now / 1000, call?.body ?? ''),
  );
  expect(service.log()).toContain('told of an enquiry');
  expect(service.log()).not.toMatch(/ada@example|Nansen|Zwei Personen/);
});

test('a contact message is told too', async () => {
  const id = await service.send(aContact({ subject: 'Koje & Kabine' }), 'contact', 'ru');
  service.startWorker();
  await service.untilAll('sent');
  expect(service.mail.arrived.map(({ mail: { subject } }) => subject).sort()).toEqual([
    `Message ${id}: Koje & Kabine, Ada Nansen`,
    'Мы получили ваше сообщение: Koje & Kabine',
  ]);
});

test('what a visitor enters opens no second header or recipient', async () => {
  const name = '"Ada", Bcc: <evil@example.net>,';
  await service.send(aBooking({ firstName: name, expedition: 'East Greenland' }));
  service.startWorker();
  await service.untilAll('sent');
  expect(service.mail.arrived.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'ada@example.org',
    'crew@example.com',
    'office@example.com',
  ]);
  const toOperator = service.mail.arrived.find(({ recipients }) => recipients.includes('office@example.com'));
  expect(toOperator?.mail.bcc).toBeUndefined();
  expect(toOperator?.mail.replyTo).toEqual([{ name: `${name} Nansen`, address: 'ada@example.org' }]);
});

test('a redirect is a failure: the enquiry goes nowhere but where it was set up to go', async () => {
  const elsewhere = await startWebhookTarget();
  service.target.answer(307, { location: elsewhere.url });
  await service.send(aBooking());
  service.startWorker();
  await until(async () =>
    (await service.entries()).some(({ channel, lastError }) => channel === 'webhook' && lastError),
  );
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});
