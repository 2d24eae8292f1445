// Decision 0203: the desk fills the facts of company.yaml into the texts it reads.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { formSchemas } from '#api/forms.ts';
import { LANGUAGE } from '#api/language.ts';
import {
  ALL_FIELDS,
  CONFIRM_LINK,
  FORM_LANGUAGE,
  REFERENCE,
  STATUS_LINK,
  UNSUBSCRIBE_LINK,
} from '#api/mails.ts';
import { placeholdersOf } from '#api/placeholders.ts';
import { readContent } from './content.ts';

const company = parse(readFileSync(`content/${LANGUAGE}/company.yaml`, 'utf8'));
const { siteName, mails } = readContent();

it('mails go to addresses, and name the company', () => {
  expect(siteName).toBe(company.name);
  expect([company.email, ...Object.values(company.emails)]).toContain(mails.contact.office.to[0]);
  const source = readFileSync(`content/${LANGUAGE}/mail.yaml`, 'utf8');
  expect(JSON.stringify(mails).includes(company.name)).toBe(source.includes('{name}'));
});

it('only the placeholders of a message are left', () => {
  const fields = Object.values(formSchemas).flatMap(({ shape }) => Object.keys(shape));
  const own = [
    ...fields,
    ALL_FIELDS,
    CONFIRM_LINK,
    FORM_LANGUAGE,
    REFERENCE,
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
