import { csvRecord } from './csv';

test.each<[string, (string | number | null | undefined)[], string]>([
  ['separates fields by commas and ends with CR LF', [1, 'a', 'b c'], '1,a,b c\r\n'],
  ['leaves out what is not there', [null, undefined, ''], ',,\r\n'],
  [
    'quotes commas, quotation marks and line breaks',
    ['a,b', 'say "no"', 'a\nb\r\nc'],
    '"a,b","say ""no""","a\nb\r\nc"\r\n',
  ],
  [
    'keeps a spreadsheet from computing',
    ['=1+1', '+47 555', '-1', '@SUM(A1)', '\tx', '\rx'],
    `'=1+1,'+47 555,'-1,'@SUM(A1),'\tx,"'\rx"\r\n`,
  ],
  ['keeps it from computing a quoted field too', ['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"\r\n`],
  ['keeps signs further inside', ['a=b', 'Ada-Nansen@example.org'], 'a=b,Ada-Nansen@example.org\r\n'],
])('%s', (_, values, line) => {
  expect(csvRecord(values)).toBe(line);
});
