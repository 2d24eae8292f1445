// docs/office.md and its Arabic version use the editor's labels and the pictures that `npm run screenshots` takes.
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ar, en, filled } from '#office/texts.ts';
import { officeSite } from '#tools/office/site.ts';
import { programPath } from '#tools/program-path.ts';
import { ar as inboxAr } from '../../inbox/texts/ar.ts';
import { en as inboxEn } from '../../inbox/texts/en.ts';
import { tasks } from './office-tasks.ts';

const { arabic, groups } = officeSite();

it.each(['en', 'ar'] as const)('the document in %s', (code) => {
  const file = code === 'en' ? 'docs/office.md' : 'docs/office.ar.md';
  const text = readFileSync(programPath(file), 'utf8');
  const texts = { en, ar }[code];
  const { website, people, frame } = { en: inboxEn, ar: inboxAr }[code];
  const words = code === 'en' ? Object.keys(arabic) : Object.values(arabic);
  const titles = groups.flatMap(({ forms }) =>
    forms.map(({ label }) => (typeof label === 'string' ? '' : label[code])),
  );
  const labels = new Set([
    ...words,
    ...titles,
    ...Object.values(texts),
    ...Object.values(website),
    ...[people.role.publisher, frame.website],
    ...words.map((entry) => filled(texts.add, { entry })),
  ]);
  const named = [...text.matchAll(/(?<!\*)\*(\p{L}[^*]+)\*(?!\*)/gu)].map(([, name = '']) =>
    name.replaceAll(/\s+/g, ' '),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !labels.has(name))).toEqual([]);
  expect(text.match(/^## \d+\. /gm)).toHaveLength(tasks.length);
  const shown = [...text.matchAll(/\]\(office\/([\w/-]+\.webp)\)/g)].map(([, name]) => name);
  const taken = readdirSync(programPath(`docs/office/${code}`)).map((name) => `${code}/${name}`);
  expect(shown.toSorted()).toEqual(taken.toSorted());
});

it('its pictures are small', () => {
  const sizes = globSync('*/*.webp', { cwd: programPath('docs/office') }).map(
    (name) => statSync(programPath(`docs/office/${name}`)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000);
});
