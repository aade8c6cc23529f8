import path from 'node:path';
import { checkContent } from './checkContent';
import { formatFault } from './fault';

test('the shipped content has no fault', async () => {
  const root = path.resolve(__dirname, '../..');
  const { faults } = await checkContent({
    contentDir: path.join(root, 'content'),
    localesDir: path.join(root, 'locales'),
  });
  expect(faults.map(formatFault)).toEqual([]);
});
