import { mailDraft } from './mailDraft';

const draftOf = (html: string): URL => {
  document.body.innerHTML = `<form aria-label="Ihre Nachricht">${html}</form>`;
  return new URL(mailDraft('office@example.com', document.querySelector('form')));
};

test('a draft carries what was typed with the words of the form, and nothing empty', () => {
  const { href, pathname, searchParams } = draftOf(`
    <label for="name">Name</label><input id="name" name="name" value="Käthe & Söhne">
    <label for="phone">Telefon</label><input id="phone" name="phone">
    <label for="trip">Expedition</label><select id="trip" name="expedition"><option value="Antarctica" selected>Antarktis</option></select>
    <label for="message">Nachricht <span>freiwillig</span></label><textarea id="message" name="message">100 %?\nJa + nein</textarea>
    <div aria-hidden="true"><input name="website" value="filled in by a robot"></div>
    <input type="checkbox" name="privacy" checked>`);
  expect(pathname).toBe('office@example.com');
  expect(searchParams.get('subject')).toBe('Ihre Nachricht');
  expect(searchParams.get('body')).toBe(
    'Name: Käthe & Söhne\r\nExpedition: Antarktis\r\nNachricht: 100 %?\nJa + nein',
  );
  expect(href).not.toContain('+');
});

test('without a form there is the address alone', () => {
  expect(mailDraft('office@example.com', null)).toBe('mailto:office@example.com');
});
