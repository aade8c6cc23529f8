import { suspicionOf } from './suspicion';

const spam = {
  message: 'https://a.example and http://b.example, [url=c.example]c[/url]',
  name: 'Ada',
};

test.each([
  ['a filled trap, whatever else', { trap: 'x', fillMs: 60_000, values: {} }, 'trap'],
  ['a form sent within two seconds', { trap: undefined, fillMs: 1_999, values: {} }, 'too-fast'],
  ['three links of a form that was open', { trap: undefined, fillMs: 60_000, values: spam }, 'links'],
  [
    'three links that nobody is known to have typed',
    { trap: undefined, fillMs: undefined, values: spam },
    'links',
  ],
])('%s', (_, signs, suspicion) => {
  expect(suspicionOf(signs)).toBe(suspicion);
});

test.each([
  ['two seconds', { trap: undefined, fillMs: 2_000, values: {} }],
  [
    'no proof',
    { trap: undefined, fillMs: undefined, values: { message: 'See https://a.example, www.b.example' } },
  ],
])('%s are no reason', (_, signs) => {
  expect(suspicionOf(signs)).toBeNull();
});
