// Decision 0013: the desk reads what the build has made of the content.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readVacancies } from '#app/corporate/careers/vacancies.server.ts';
import { type DeskContent, readContent } from '#desk/content.ts';
import { makeDeskContent } from './make.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-content-'));
let content: DeskContent;

beforeAll(async () => {
  await makeDeskContent(folder);
  content = readContent(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

it('mails go to the company’s addresses, and facts are filled in', () => {
  const company = parse(readFileSync('content/company.yaml', 'utf8'));
  expect(content.siteName).toBe(company.name);
  const addresses = [company.email, ...Object.values(company.emails)];
  expect(addresses).toContain(content.mails.contact.office.to[0]?.address);
  for (const { email } of content.cards) expect(addresses).toContain(email);
});

it('every language has its own texts, and the cards and vacancies of the office', () => {
  const settings = parse(readFileSync('content/site.yaml', 'utf8'));
  const codes = settings.languages.map(({ code }: { code: string }) => code);
  expect(content.languages.map(({ language }) => language.code)).toEqual(codes);
  const [office, ...others] = content.languages;
  expect([office.base, ...others.map(({ base }) => base)]).toEqual([
    '',
    ...codes.slice(1).map((code: string) => `/${code}`),
  ]);
  expect(office.vacancies.map(({ number }) => number)).toEqual(
    readVacancies().map(({ number }) => number),
  );
  const facts = (words: typeof office) => [
    words.cards.map(({ id, email }) => [id, email]),
    words.vacancies.map(({ number }) => number),
  ];
  for (const words of others) {
    expect(facts(words)).toEqual(facts(office));
    expect(words.errorPage.text).not.toBe(office.errorPage.text);
  }
});

it('has the settings', () => {
  const { mail, timeZone } = parse(readFileSync('content/site.yaml', 'utf8'));
  const { publicKey, serviceId, templateIds } = mail;
  expect(content.emailjs).toEqual({ publicKey, serviceId, templateIds });
  expect(content.retentionDays).toMatchObject(mail.retentionDays);
  expect(content.timeZone).toBe(timeZone);
});
