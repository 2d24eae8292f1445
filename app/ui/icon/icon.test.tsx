import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Icon, type IconName } from './icon.tsx';
import { shapes } from './shapes.tsx';

const LUCIDE = import.meta.resolve('lucide-static/package.json');

const children = (svg: string) =>
  svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?svg[^>]*>/g, '')
    .replace(/\s*\/>|><\/\w+>/g, '>')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim();

describe('Icon', () => {
  test.each(Object.keys(shapes) as IconName[])('%s is drawn as Lucide draws it', (name) => {
    const original = readFileSync(new URL(`icons/${name}.svg`, LUCIDE), 'utf8');
    expect(children(renderToStaticMarkup(<Icon name={name} />))).toBe(children(original));
  });

  test('is hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Icon name="x" />)).toContain('aria-hidden="true"');
  });
});
