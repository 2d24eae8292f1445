// Decision 0013: the desk reads what the build has made of the content.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readVacancies } from '#app/corporate/careers/vacancies.server.ts';
import { readContent } from '#desk/content.ts';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { makeDeskContent } from './make.ts';

const yaml = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));

it('the desk has addresses and settings, and in every language the cards and vacancies of the office', async () => {
  const folder = temporaryDirectory();
  await makeDeskContent(folder);
  const content = readContent(folder);

  const company = yaml('company');
  const addresses = [company.email, ...Object.values(company.emails)];
  expect(content.siteName).toBe(company.name);
  expect(addresses).toContain(content.mails.contact.office.to[0]?.address);
  for (const { email } of content.cards) expect(addresses).toContain(email);

  const { mail, timeZone, languages, hidden = [] } = yaml('site');
  const { publicKey, serviceId, retentionDays } = mail;
  const { career, ...withoutCareers } = mail.templateIds;
  const templateIds = hidden.includes('/careers') ? withoutCareers : mail.templateIds;
  expect(content.emailjs).toEqual({ publicKey, serviceId, templateIds });
  expect(content).toMatchObject({ timeZone, retentionDays });

  const codes: string[] = languages.map(({ code }: { code: string }) => code);
  expect(content.languages.map(({ language, base }) => [language.code, base])).toEqual(
    codes.map((code, index) => [code, index === 0 ? '' : `/${code}`]),
  );
  const [office, ...others] = content.languages;
  const facts = ({ cards, vacancies }: typeof office) => [
    cards.map(({ id, email }) => [id, email]),
    vacancies.map(({ number }) => number),
  ];
  expect(facts(office)[1]).toEqual(readVacancies().map(({ number }) => number));
  for (const words of others) {
    expect(facts(words)).toEqual(facts(office));
    expect(words.errorPage.text).not.toBe(office.errorPage.text);
  }
});
