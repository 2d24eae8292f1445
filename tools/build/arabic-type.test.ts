import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { arabicType } from './arabic-type.ts';

async function sheet(css: string): Promise<string> {
  const config = await resolveConfig(
    { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [arabicType] } } },
    'build',
  );
  return (await preprocessCSS(css, 'a.css', config)).code;
}

async function processed(value: string): Promise<string> {
  const code = await sheet(`p { line-height: ${value}; }`);
  return /line-height: ([^;]+);/.exec(code)?.[1] ?? '';
}

test('lines of text are further apart', async () => {
  expect(await processed('1.25')).toBe('1.5');
  expect(await processed('1.04')).toBe('1.29');
});

test('a figure on its own line, and a length, stay as they are', async () => {
  expect(await processed('1')).toBe('1');
  expect(await processed('0.9')).toBe('0.9');
  expect(await processed('var(--leading)')).toBe('var(--leading)');
  expect(await processed('1.375rem')).toBe('1.375rem');
});

test('letters are neither spaced nor transformed', async () => {
  const css = 'p { letter-spacing: 0.06em; text-transform: uppercase; hyphens: auto; margin: 0; }';
  expect((await sheet(css)).replaceAll(/\s+/g, ' ')).toBe('p { margin: 0; }');
});
