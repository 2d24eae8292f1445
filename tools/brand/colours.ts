import { mkdirSync, writeFileSync } from 'node:fs';
import { readSettings } from '#app/content/settings.server.ts';
import { type Colours, cssColour, type Palette, paletteOf } from '#shared/palette.ts';

/**
 * Writes the custom properties of all colours: build/colours.css, and build/warm-colours.css for pages
 * of the real-estate template.
 */
export function makeColours(): void {
  const { roles, warm, more } = paletteOf(readSettings().brand);
  mkdirSync('build', { recursive: true });
  const strict = rule(':root, .night', Object.entries(more));
  writeFileSync(
    'build/colours.css',
    `${rules(':root', '.night', roles)}@media (prefers-contrast: more) {\n${strict}}\n`,
  );
  // Under `more`, the template has the same colours as all other pages.
  const warmRules = rules(':root:has(.estate)', ':root:has(.estate) :global(.night)', warm);
  writeFileSync('build/warm-colours.css', `@media not (prefers-contrast: more) {\n${warmRules}}\n`);
}

/** Those of a page, and those that differ in its dark bands. */
function rules(page: string, band: string, colours: Palette['warm']): string {
  const all = Object.entries(colours);
  const ofPage = all.map(
    ([role, [light, dark, darkPage = dark]]) => [role, [light, darkPage]] as const,
  );
  return (
    rule(page, ofPage) +
    rule(
      band,
      all.filter(([, { length }]) => length > 2),
    )
  );
}

function rule(selector: string, colours: readonly (readonly [role: string, Colours])[]): string {
  const lines = colours.map(([role, each]) => `  --${role}: ${cssColour(each)};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}
