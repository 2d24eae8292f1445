import { mkdirSync, writeFileSync } from 'node:fs';
import { cssColour, type Pair, type Palette, paletteOf } from '#api/palette.ts';
import { readSettings } from '#app/content/settings.server.ts';

/**
 * Writes the custom properties of all colours: build/colours.css, and build/warm-colours.css for pages
 * of the real-estate template.
 */
export function makeColours(): void {
  const { roles, warm, more } = paletteOf(readSettings().brand);
  mkdirSync('build', { recursive: true });
  writeFileSync(
    'build/colours.css',
    `${rule(':root', roles)}@media (prefers-contrast: more) {\n${rule(':root', more)}}\n`,
  );
  // Under `more`, the template has the same colours as all other pages.
  writeFileSync(
    'build/warm-colours.css',
    `@media not (prefers-contrast: more) {\n${rule(':root:has(.estate)', warm)}}\n`,
  );
}

function rule(selector: string, colours: Palette['more']): string {
  const properties = Object.entries(colours) as [string, Pair][];
  const lines = properties.map(([role, pair]) => `  --${role}: ${cssColour(pair)};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}
