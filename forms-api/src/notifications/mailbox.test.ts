import { mailboxOf } from './mailbox';

test.each([
  ['office@example.com', '', 'office@example.com'],
  [' Office <office@example.com>', 'Office', 'office@example.com'],
  ['"The office, Vilnius" <office@example.com>', 'The office, Vilnius', 'office@example.com'],
  ['<office@example.com>', '', 'office@example.com'],
])('%s', (text, name, address) => {
  expect(mailboxOf(text)).toEqual({ name, address });
});
