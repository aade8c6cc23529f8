import { readStored, writeStored } from './browserStorage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  delete window.keptForVisit;
});

const refuse = (name: 'localStorage' | 'sessionStorage') =>
  jest.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });

describe.each([
  ['local', 'localStorage'],
  ['session', 'sessionStorage'],
] as const)('the %s storage', (area, name) => {
  it('reads, stores and removes a value, in its own area only', () => {
    expect(readStored(area, 'a')).toBeNull();
    expect(writeStored(area, 'a', '1')).toBe(true);
    expect([readStored(area, 'a'), window[name].getItem('a')]).toEqual(['1', '1']);
    expect(localStorage.length + sessionStorage.length).toBe(1);
    expect(writeStored(area, 'a', null)).toBe(true);
    expect(readStored(area, 'a')).toBeNull();
  });

  it('keeps values for the visit where the browser refuses storage', () => {
    refuse(name);
    expect(readStored(area, 'a')).toBeNull();
    expect(writeStored(area, 'a', '1')).toBe(false);
    expect(readStored(area, 'a')).toBe('1');
    expect(writeStored(area, 'a', null)).toBe(false);
    expect(readStored(area, 'a')).toBeNull();
  });

  it('goes by what was to be stored last where the browser reads but does not store', () => {
    window[name].setItem('a', 'old');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(writeStored(area, 'a', 'new')).toBe(false);
    expect(readStored(area, 'a')).toBe('new');
    jest.restoreAllMocks();
    expect(writeStored(area, 'a', 'newer')).toBe(true);
    expect(readStored(area, 'a')).toBe('newer');
  });
});

it('does the same as a script in the head', () => {
  const script = `(${writeStored.toString()})('local','a','1');return (${readStored.toString()})('local','a')`;
  expect(new Function(script)()).toBe('1');
});
