import { findSyntaxFault } from './jsonSyntax';

test.each(['{}', ' [1, -2.5e3, "\\u00e9\\n", true, null] ', '{"a": {"b": []}}', '""'])(
  'finds nothing in %s',
  (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(findSyntaxFault(text)).toBeUndefined();
  },
);

test.each([
  ['', 1, 1, 'the file ends too early'],
  ['{"a": }', 1, 7, '"}" is not expected here'],
  ['{"a": 1\n "b": 2}', 2, 2, 'a comma or "}" is missing here'],
  ['[1,\n 2,]', 2, 3, 'remove the comma before "]"'],
  ["{'a': 1}", 1, 2, 'a key in double quotation marks is missing here'],
  ['{"a" 1}', 1, 6, 'a colon after "a" is missing here'],
  ['{"a": 01}', 1, 8, 'a comma or "}" is missing here'],
  ['{"a": "x\ny"}', 1, 7, 'this text is not closed, or holds a line break, a lone " or a lone \\'],
  ['{} {}', 1, 4, 'nothing may follow the last bracket'],
])('finds the fault in %j', (text, line, column, message) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(findSyntaxFault(text)).toEqual({ line, column, message });
});

test('finds a key that stands twice, which JSON.parse accepts', () => {
  expect(findSyntaxFault('{"a": 1,\n "a": 2}')).toEqual({
    line: 2,
    column: 2,
    message: 'the key "a" stands twice; keep one',
  });
});
