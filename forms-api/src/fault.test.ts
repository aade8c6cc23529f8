import { QueryFailedError } from 'typeorm';
import { withoutMessage } from './fault';

test('keeps kind and place of a fault, and nothing of its message', () => {
  const fault = Object.assign(new TypeError('Nansen wrote:\n    at home (ada@example.org:1:1)'), {
    code: 'X',
  });
  const logged = withoutMessage(fault);
  expect(logged).toMatchObject({ type: 'TypeError', code: 'X' });
  expect(logged.stack[0]).toContain('fault.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(/nansen|ada@/i);
});

test('tells the database’s code of a failed statement, and none of its values', () => {
  const cause = Object.assign(new Error('Duplicate entry\n    at Nansen'), { code: 'ER_DUP_ENTRY' });
  const logged = withoutMessage(new QueryFailedError('INSERT', ['Nansen'], cause));
  expect(logged).toMatchObject({ type: 'QueryFailedError', code: 'ER_DUP_ENTRY' });
  expect(JSON.stringify(logged)).not.toMatch(/nansen|ada@/i);
});

test.each(['ada@example.org', { name: 'Nansen' }, undefined])(
  'tells only the type of a thrown %j',
  (fault) => {
    expect(withoutMessage(fault)).toEqual({ type: typeof fault, code: undefined, stack: [] });
  },
);
