import { readSite } from '#app/content/site.server.ts';
import { DIRECTION, LANGUAGE } from '#contract/language.ts';
import { publishAs } from '#tools/publish/publish.ts';

/** Writes the web manifest: what a phone shows when somebody keeps the site on the home screen. */
export function makeWebManifest(): void {
  const { name, tagline } = readSite();
  const icon = (side: number) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name,
    short_name: name.split(' ')[0],
    description: tagline,
    lang: LANGUAGE,
    dir: DIRECTION,
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf7',
    theme_color: '#0d1a21',
    icons: [icon(192), icon(512)],
  };
  publishAs('site.webmanifest', `${JSON.stringify(manifest, null, 1)}\n`);
}
