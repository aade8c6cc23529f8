import { findSyntaxFault, placeOf } from './jsonSyntax';

test.each(['{}', ' [1, -2.5e3, "\\u00e9\\n", true, null] ', '{"a": {"b": []}}', '""'])(
  'finds nothing in %s',
  (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(findSyntaxFault(text)).toBeUndefined();
  },
);

test.each([
  ['', 1, 1, 'the file ends too early → close what was opened'],
  ['{"a": }', 1, 7, /cannot be read|is missing/],
  ['{"a": 1\n "b": 2}', 2, 2, 'a comma is missing before this → write , after the entry before'],
  ['[1,\n 2,]', 2, 3, 'a comma stands before "]" → remove the comma'],
  ['{"a": 1,\n}', 1, 8, 'a comma stands before "}" → remove the comma'],
  ["{'a': 1}", 1, 2, /straight double quotation marks/],
  ['{“a”: 1}', 1, 2, /straight double quotation marks/],
  ['{"a" 1}', 1, 6, 'a colon is missing here → write : between the key and its value'],
  ['{"a": 01}', 1, 8, 'a comma is missing before this → write , after the entry before'],
  ['{"a": "x\ny"}', 1, 7, 'this text is not closed → end it with " on the same line'],
  ['{"a": "x\ty"}', 1, 7, /invisible character/],
  ['{} {}', 1, 4, 'nothing may follow the last bracket → remove what stands here'],
  ['{"a": 1 // b\n}', 1, 9, 'notes are not allowed in these files → remove it'],
  ['\uFEFF{}', 1, 1, 'an invisible mark begins the file → save it as "UTF-8" without "BOM"'],
  ['{"a": {"b": 1}', 1, 15, 'the file ends too early → close what was opened'],
])('finds the fault in %j', (text, line, column, message) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(findSyntaxFault(text)).toEqual({
    line,
    column,
    message: message instanceof RegExp ? expect.stringMatching(message) : message,
  });
});

test('finds a key that stands twice, which JSON.parse accepts', () => {
  expect(findSyntaxFault('{"a": 1,\n "a": 2}')).toEqual({
    line: 2,
    column: 2,
    message: 'the key "a" stands twice → keep one',
  });
});

test.each([
  ['/a', 1, 2],
  ['/b/1', 2, 12],
  ['/b/1/c~1d', 2, 13],
  ['/b/1/missing', 2, 12],
  ['/missing/below', 1, 1],
  ['', 1, 1],
])('knows the place of %j', (pointer, line, column) => {
  expect(placeOf('{"a": 1,\n  "b": [1, {"c/d": 2}]}', pointer)).toEqual({ line, column });
});
