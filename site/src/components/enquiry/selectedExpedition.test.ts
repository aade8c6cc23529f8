import { rememberExpedition, takeRememberedExpedition } from './selectedExpedition';

describe('the expedition chosen by a Book button', () => {
  it('is read once and cleared', () => {
    rememberExpedition('West Greenland');
    expect(sessionStorage.getItem('selected-expedition')).toBe('West Greenland');
    expect(takeRememberedExpedition()).toBe('West Greenland');
    expect(takeRememberedExpedition()).toBeNull();
  });
});
