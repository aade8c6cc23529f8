import { rememberExpeditionScript, takeRememberedExpedition } from './selectedExpedition';

describe('the expedition chosen by a Book button', () => {
  beforeAll(() => new Function(rememberExpeditionScript)());

  it('is stored whatever part of the link is pressed, read once and cleared', () => {
    document.body.innerHTML = '<a data-books="West Greenland"><b>Book</b></a>';
    document.querySelector('b')?.click();
    expect(sessionStorage.getItem('selected-expedition')).toBe('West Greenland');
    expect(takeRememberedExpedition()).toBe('West Greenland');
    expect(takeRememberedExpedition()).toBeNull();
  });

  it('stays unset when another part of the page is pressed', () => {
    document.body.innerHTML = '<p>A sentence</p>';
    document.querySelector('p')?.click();
    expect(takeRememberedExpedition()).toBeNull();
  });
});
