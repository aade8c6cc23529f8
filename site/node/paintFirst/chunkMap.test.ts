import { completeChunkMap } from './chunkMap';
import { scriptsOfKinds } from './needs';

const asset = (name: string) => ({ name });

test('the map names every script of a kind of page, but those that every page names itself', () => {
  const scripts = scriptsOfKinds({
    namedChunkGroups: {
      app: { assets: ['app-1.js', 'framework-2.js', 'styles.3.css'].map(asset) },
      about: { assets: ['styles.3.css', 'framework-2.js', 'commons-4.js', 'about-5.js'].map(asset) },
    },
  });
  expect(scripts).toEqual({ about: ['/commons-4.js', '/about-5.js'] });
  const gatsbys = String.raw`<script>\n window.___chunkMapping="{\"about\":[\"/about-5.js\"]}";</script><p>Text</p>`;
  expect(completeChunkMap(gatsbys, scripts)).toBe(
    String.raw`<script>\n window.___chunkMapping={"about":["/commons-4.js","/about-5.js"]}</script><p>Text</p>`,
  );
});
