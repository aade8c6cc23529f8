import { deliveryAddress } from './email';

const long = (length: number): string => 'x'.repeat(length);

test.each([
  ['a@b.co', 'a@b.co'],
  ["o'neill+polar=1@Sub.Example.org", "o'neill+polar=1@sub.example.org"],
  ['x@xn--80a1acny.xn--p1ai', 'x@xn--80a1acny.xn--p1ai'],
  ['jürgen@müller.de', 'jürgen@xn--mller-kva.de'],
  ['ада@почта.рф', 'ада@xn--80a1acny.xn--p1ai'],
  ['a@straße.de', 'a@xn--strae-oqa.de'],
  [`${long(64)}@b.co`, `${long(64)}@b.co`],
])('mail for %s goes to %s', (text, address) => {
  expect(deliveryAddress(text)).toBe(address);
});

test.each([
  ['an encoded word', '=?x?q?victim=40evil.example?=@example.org'],
  ['part of an encoded word', 'a=?b@example.org'],
  ['a route by per cent', 'victim%evil.example@example.org'],
  ['a route by exclamation marks', 'evil.example!victim@example.org'],
  ['a source route', '@evil.example:victim@example.org'],
  ['a quoted local part', '"victim@evil.example"@example.org'],
  ['a comment', 'victim(evil)@example.org'],
  ['a file', '/dev/null@example.org'],
  ['a program', '|mail@example.org'],
  ['an option', '-bs@example.org'],
  ['two addresses', 'a@b.co,c@d.eu'],
  ['a group', 'all:a@b.co;@example.org'],
  ['a full-width at sign', 'victim＠evil.example@example.org'],
  ['full-width letters of a domain', 'a@ｅｖｉｌ.example'],
  ['full-width letters of a local part', 'ｖｉｃｔｉｍ@example.org'],
  ['an ideographic full stop', 'a@evil。example'],
  ['an invisible letter', 'a\u115f@example.org'],
  ['an invisible mark in the domain', 'a@ev\ufe0fil.example'],
  ['a host without a dot', 'root@localhost'],
  ['the address of a machine', 'a@[127.0.0.1]'],
  ['numbers instead of a host', 'a@127.0.0.1'],
  ['a broken ASCII form', 'a@xn--a.example'],
  ['65 characters before the at sign', `${long(65)}@b.co`],
  ['more than 254 characters in ASCII', `a@${`${'ü'.repeat(40)}.`.repeat(6)}de`],
  ['a label of more than 63 characters in ASCII', `a@${'üä'.repeat(28)}.de`],
  ['a line break', 'a@b.co\r\nBcc: victim@evil.example'],
])('is nobody’s: %s', (_, text) => {
  expect(deliveryAddress(text)).toBeUndefined();
});
