/** @jest-environment node */
import { createHash } from 'node:crypto';
import { inlineScriptsOf } from './inlineScripts';

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names every script that stands in a page, and nothing else', () => {
  const html = `<head><script>let a = "ä";</script><script type="module">\nlet b;\n</script>
    <script src="/app.js" async></script><script type="application/ld+json">{"@type":"Thing"}</script></head>`;
  expect(inlineScriptsOf(html)).toEqual([sourceOf('let a = "ä";'), sourceOf('\nlet b;\n')]);
});
