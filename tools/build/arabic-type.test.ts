import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { arabicType } from './arabic-type.ts';

const config = await resolveConfig(
  { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [arabicType] } } },
  'build',
);

test.each([
  // Lines of text are further apart; a figure on its own line, and a length, stay as they are.
  ['line-height: 1.25', 'line-height: 1.5'],
  ['line-height: 1.04', 'line-height: 1.29'],
  ['line-height: 1', 'line-height: 1'],
  ['line-height: 0.9', 'line-height: 0.9'],
  ['line-height: var(--leading)', 'line-height: var(--leading)'],
  ['line-height: 1.375rem', 'line-height: 1.375rem'],
  // Letters are neither spaced nor transformed.
  ['letter-spacing: 0.06em; text-transform: uppercase; hyphens: auto; margin: 0', 'margin: 0'],
])('%s is %s in Arabic', async (latin, arabic) => {
  const { code } = await preprocessCSS(`p { ${latin}; }`, 'a.css', config);
  expect(code.replaceAll(/\s+/g, ' ')).toBe(`p { ${arabic}; }`);
});
