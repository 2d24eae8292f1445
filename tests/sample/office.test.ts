// Decision 0014: content has the editor's formatting, so that opening and saving a file does not change its bytes.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentConfiguration } from '#tools/office/content-files.ts';
import { parsedContent, savedText } from '#tools/office/saved.ts';

const { forms, i18n } = contentConfiguration();
const codes = (i18n?.locales ?? []).filter((code) => code !== i18n?.default_locale);

const files = forms.flatMap(({ file, fields }) =>
  ['', ...codes.map((code) => `${code}/`)].map((folder) => ({
    file: file.replace('{{locale}}/', folder),
    fields,
  })),
);

it.each(files)('$file', ({ file, fields }) => {
  expect(existsSync(file)).toBe(true);
  const text = readFileSync(file, 'utf8');
  expect(savedText({ file, fields }, parsedContent(file, text))).toBe(text);
});
