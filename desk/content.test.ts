// Decision 0203: the desk fills the facts of company.yaml into the texts it reads.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { formSchemas } from '#shared/forms.ts';
import {
  ALL_FIELDS,
  ATTENTION,
  CONFIRM_LINK,
  DIGEST_COUNTS,
  FORM_LANGUAGE,
  REFERENCE,
  SINCE,
  STATUS_LINK,
  UNSUBSCRIBE_LINK,
} from '#shared/mails.ts';
import { placeholdersOf } from '#shared/placeholders.ts';
import { inLanguage, readContent } from './content.ts';

const company = parse(readFileSync('content/company.yaml', 'utf8'));
const content = readContent();
const { siteName, mails, recipients, languages, officeNames } = content;

it('mails go to the company’s addresses and name it', () => {
  expect(siteName).toBe(company.name);
  expect([company.email, ...Object.values(company.emails)]).toContain(mails.contact.office.to[0]);
  const source = readFileSync('content/mail.yaml', 'utf8');
  expect(JSON.stringify(mails).includes(company.name)).toBe(source.includes('{name}'));
});

it('leaves only the placeholders that a message fills', () => {
  const fields = Object.values(formSchemas).flatMap(({ shape }) => Object.keys(shape));
  const own = [
    ...fields,
    ...DIGEST_COUNTS,
    ALL_FIELDS,
    ATTENTION,
    CONFIRM_LINK,
    FORM_LANGUAGE,
    REFERENCE,
    SINCE,
    STATUS_LINK,
    UNSUBSCRIBE_LINK,
  ];
  const left = Object.values(mails).flatMap((mail) =>
    Object.values(mail)
      .flatMap((each) => ('body' in each ? [...each.subject, each.body] : []))
      .flatMap(placeholdersOf),
  );
  expect(left.length).toBeGreaterThan(5);
  expect(own).toEqual(expect.arrayContaining(left));
});

it('the choices of a form in any language map to the office’s mailboxes and vacancies', () => {
  const cardsIn = (folder: string): { id: number; title: string }[] =>
    parse(readFileSync(`${folder}/contact.yaml`, 'utf8')).cards;
  const titles = new Map(cardsIn('content').map(({ id, title }) => [id, title]));
  expect([...titles.values()].toSorted()).toEqual(Object.keys(recipients).toSorted());
  for (const { language, recipients: offered } of languages.slice(1)) {
    expect(Object.values(offered)).toEqual(Object.values(recipients));
    for (const { id, title } of cardsIn(`content/${language.code}`)) {
      expect(officeNames.recipients.get(title)).toBe(titles.get(id));
    }
  }
  for (const [number, name] of officeNames.vacancies)
    expect(name.startsWith(`${number} `)).toBe(true);
});

it('falls back to the default language for an unknown one', () => {
  for (const code of [undefined, 'xx', '', 'constructor', ['en'], 7]) {
    expect(inLanguage(content, code).language).toBe(languages[0].language);
  }
  for (const words of languages) {
    expect(inLanguage(content, words.language.code).siteName).toBe(words.siteName);
  }
});
