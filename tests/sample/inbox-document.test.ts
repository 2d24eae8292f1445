// docs/inbox.md and its Arabic version use the inbox's words and the pictures that `npm run screenshots` takes.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { programPath } from '#tools/program-path.ts';
import { ar } from '../../inbox/texts/ar.ts';
import { en, type Texts } from '../../inbox/texts/en.ts';

/** Names of the two languages, on the button for the other. */
const LANGUAGE_BUTTONS = ['English', 'العربية'];

function wordsOf(texts: Texts): Set<string> {
  const words = new Set(LANGUAGE_BUTTONS);
  JSON.parse(JSON.stringify(texts), (_, value) => {
    if (typeof value === 'string') words.add(value);
    return value;
  });
  return words;
}

it.each([
  ['docs/inbox.md', 'en', en],
  ['docs/inbox.ar.md', 'ar', ar],
] as const)('%s', (file, language, texts) => {
  const text = readFileSync(programPath(file), 'utf8');
  const named = [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, name = '']) =>
    name.replaceAll(/\s+/g, ' '),
  );
  const words = wordsOf(texts);
  expect(named.length).toBeGreaterThan(45);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
  expect(text.match(/^## \d+\. /gm)).toHaveLength(11);

  const folder = `docs/inbox/${language}`;
  const pictures = readdirSync(programPath(folder));
  const shown = [...text.matchAll(/\]\(inbox\/(\w+)\/([\w-]+\.webp)\)/g)];
  expect(shown.map(([, of]) => of)).toEqual(shown.map(() => language));
  expect(shown.map(([, , name]) => name).toSorted()).toEqual(pictures.toSorted());
  const large = pictures.filter((name) => statSync(programPath(`${folder}/${name}`)).size > 60_000);
  expect(large).toEqual([]);
});
