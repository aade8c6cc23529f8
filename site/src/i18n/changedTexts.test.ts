import { changedTexts } from './changedTexts';

describe('changedTexts', () => {
  it.each([
    ['nothing has changed', { a: 'x', b: ['y'] }, { a: 'x', b: ['y'], c: 'new' }, undefined],
    ['a text deep inside has', { a: { b: 'x', c: 'y' } }, { a: { b: 'z', c: 'y' } }, { a: { b: 'z' } }],
    ['a list has', { a: ['x', 'y'] }, { a: ['x', 'z'] }, { a: ['x', 'z'] }],
    ['a text is gone', { a: 'x' }, {}, undefined],
    ['the page does not use the namespace', undefined, { a: 'x' }, undefined],
  ])('when %s', (_case, built, fresh, expected) => {
    expect(changedTexts(built, fresh)).toEqual(expected);
  });
});
