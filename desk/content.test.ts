// What a build writes for the desk, and how the desk refuses a file that it cannot use.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DESK_FILE } from '#shared/desk-content.ts';
import { inLanguage, readContent } from './content.ts';
import { StartError } from './start-error.ts';
import { content, writeContent } from './testing/content.ts';
import { temporaryDirectory } from './testing/desk.ts';

it('reads what a build has written', () => {
  const folder = temporaryDirectory();
  writeContent(folder);
  const { siteName, cards, emailjs, retentionDays, timeZone } = content;
  const expected = { siteName, cards, emailjs, retentionDays, timeZone };
  const read = readContent(folder);
  expect(read).toMatchObject(expected);
  expect(read.languages.map(({ base }) => base)).toEqual(['', '/ar']);
});

it('names a file that is missing or damaged, the mistake in it, and what to run', () => {
  const folder = temporaryDirectory();
  const file = join(folder, DESK_FILE);
  const read = () => readContent(folder);
  expect(read).toThrow(StartError);
  expect(read).toThrow(`There is no ${file}: run "npm run build" first`);
  const damaged = (text: string, mistake: RegExp) => {
    writeFileSync(file, text);
    expect(read).toThrow(StartError);
    expect(read).toThrow(
      `${file} is damaged, or was written by another version (run "npm run build")`,
    );
    expect(read).toThrow(mistake);
  };
  const whole = JSON.stringify(content);
  damaged(whole.slice(0, -1), /JSON/);
  damaged(JSON.stringify({ ...content, languages: [] }), /at languages\[0\]/);
  damaged(whole.replace('"career":365', '"career":"never"'), /at retentionDays.career$/);
});

it('falls back to the default language for an unknown one', () => {
  const { languages } = content;
  for (const code of [undefined, 'xx', '', 'constructor', ['en'], 7]) {
    expect(inLanguage(content, code).language).toBe(languages[0].language);
  }
  for (const words of languages) {
    expect(inLanguage(content, words.language.code).siteName).toBe(words.siteName);
  }
});
