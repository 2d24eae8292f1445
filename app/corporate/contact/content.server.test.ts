import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { facts } from '#app/content/placeholders.server.ts';
import { parseYaml } from '#app/content/yaml-document.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { mailsOfSite, readFileTexts } from './content.server.ts';

it('a recipient reads a language of the site', () => {
  const file = 'content/mail.yaml';
  const text = readFileSync(file, 'utf8');
  const read = (language: string) =>
    parseYaml(
      file,
      text.replace(/- address: .*/, `$&\n        language: ${language}`),
      mailsOfSite,
      {
        placeholders: facts,
      },
    );
  const [{ code }] = LANGUAGES;
  expect(read(code).contact.office.to[0]?.language).toBe(code);
  const codes = LANGUAGES.map((each) => each.code).join(', ');
  expect(() => read('xx')).toThrow(
    `contact.office.to[0].language: expected a language of the site (${codes}), got "xx"`,
  );
});

it.runIf(existsSync('content/uploads.yaml'))('a form that goes to EmailJS takes no files', () => {
  expect(readFileTexts('')?.accept).toContain('.dwg');
  expect(readFileTexts('https://desk.example')).toBeDefined();
  expect(readFileTexts('https://api.emailjs.com')).toBeUndefined();
});
