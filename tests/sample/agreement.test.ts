// Facts that the sample has on two pages are the same on both (spec §2.4, §3).
import { describe, expect, it } from 'vitest';
import { readArticles } from '#app/content/articles.server.ts';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { per200000, readCompanyFigures, recordables } from '#app/content/company-figures.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { textPaths } from '#app/content/paths.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { readPrequalification } from '#app/corporate/prequalification/content.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';

function blocks(path: string) {
  const page = readTextPage(path);
  return 'sections' in page ? page.sections.flatMap((section) => section.blocks) : [];
}

const allPages = () => textPaths().map((path) => readTextPage(path));

describe('certificates', () => {
  const { certificates } = readCertificates();

  it('have the same numbers on /registration', () => {
    const [table] = blocks('/registration').filter((block) => block.kind === 'table');
    const numbers = table?.rows.map((row) => row.at(-1)) ?? [];
    expect(numbers.length).toBeGreaterThan(5);
    expect(certificates.map(({ number }) => number)).toEqual(expect.arrayContaining(numbers));
  });

  const named = (id: string) => certificates.find((each) => each.id === id);

  it('are all on /registration, the ISO certificates aside', () => {
    const registration = JSON.stringify(blocks('/registration'));
    for (const { page, number } of certificates) {
      if (page === 'registrations') expect(registration).toContain(number);
    }
  });

  it('include an approval whose number and dates /saudi-aramco-compliance repeats', () => {
    const approval = named('national-oil-company-approval');
    const shown = JSON.stringify(readTextPage('/saudi-aramco-compliance'));
    expect(shown).toContain(approval?.number);
    for (const date of [approval?.issued, approval?.expires])
      expect(shown).toContain(longDate(date ?? ''));
  });

  it('are named elsewhere by the same number and score', () => {
    const score = named('local-content')?.scope.match(/[\d.]+ per cent/)?.[0];
    expect(score).toBeDefined();
    for (const path of ['/IKTVA', '/registration']) {
      expect(JSON.stringify(blocks(path))).toContain(score);
    }
    expect(JSON.stringify(blocks('/saudization'))).toContain(named('saudization')?.number);
  });
});

describe('service types', () => {
  const { list, lead } = readCapabilities().services;
  const subcontracted = list.filter((line) => !line.trade);

  it('are divided into own and subcontracted lines, counted in the lead', () => {
    expect(lead).toContain(`${list.length - subcontracted.length} lines are done by our own crews`);
    expect(lead).toContain(`The ${subcontracted.length} marked`);
  });

  it('are done by our own crews only where the payroll has the trade', () => {
    const payroll = readCompanyFigures().trades.map(({ name }) => name);
    const own = list.filter((line) => line.trade);
    expect(own.length).toBeGreaterThan(0);
    for (const { name, trade } of own) {
      expect(payroll, name).toContain(trade);
    }
  });

  it('offer EPC up to the largest contract, which /vision names', () => {
    const largest = Math.max(...readPortfolio().records.map(({ value }) => Number(value))) / 1e6;
    const [epc] = list.filter(({ name }) => name?.startsWith('EPC'));
    expect(Number(epc?.name.match(/SAR (\d+) million/)?.[1])).toBeLessThanOrEqual(largest);
    expect(JSON.stringify(blocks('/vision'))).toContain(`so far was SAR ${largest} million`);
  });
});

describe('records of /prequalification', () => {
  const { plant, safety } = readCompanyFigures();

  it('have the largest crane on offer', () => {
    const [, offered = ''] =
      /cranes up to (\d+) tonnes/.exec(JSON.stringify(readCapabilities())) ?? [];
    expect(Number(offered)).toBeGreaterThan(0);
    expect(plant.some(({ capacity }) => capacity?.includes(`${offered} t`))).toBe(true);
  });

  it('have all shares of the company', () => {
    const shares = Object.values(readCompany().groupCompanies).map(({ share = 0 }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  const answerOf = (id: string) =>
    readPrequalification()
      .sections.flatMap(({ questions }) => questions)
      .find((question) => question.id === id)?.answer ?? '';

  it('have the recordable rate of three years and the lost-time rate of all', () => {
    const hoursOf = (periods: typeof safety) => periods.reduce((sum, { hours }) => sum + hours, 0);
    const threeYears = safety.filter(({ period }) => /^202[345]$/.test(period));
    const recordable = threeYears.reduce((sum, period) => sum + recordables(period), 0);
    const lostTime = safety.reduce((sum, period) => sum + period.lostTime, 0);
    const rate = per200000(recordable, hoursOf(threeYears)).toFixed(2);
    const lostTimeRate = per200000(lostTime, hoursOf(safety)).toFixed(2);
    expect(threeYears).toHaveLength(3);
    expect(answerOf('trir-formula')).toContain(`2023 to 2025: ${rate}.`);
    expect(answerOf('ltir-formula')).toContain(`all years together: ${lostTimeRate}.`);
    const page = JSON.stringify(readTextPage('/incident-free'));
    expect(page).toContain(`${rate} for 2023 to 2025`);
    expect(page).toContain(`"${lostTimeRate}"`);
  });

  it('count the contracts that the register marks as EPC', () => {
    const marked = readPortfolio().records.filter(({ scope }) => scope.startsWith('EPC: '));
    const millions = marked.reduce((sum, { value }) => sum + Number(value), 0) / 1e6;
    expect(marked).toHaveLength(4);
    expect(answerOf('epc-experience')).toContain(
      `Four contracts, SAR ${millions.toFixed(1)} million in all`,
    );
  });

  it('have the lost days of /incident-free', () => {
    const told = [...JSON.stringify(blocks('/incident-free')).matchAll(/(\d+) days"/g)];
    expect(told.map(([, days]) => Number(days))).toEqual(
      safety.flatMap(({ lostDays }) => lostDays || []),
    );
  });
});

it('telephone numbers in texts are those of the contact cards', () => {
  const texts = JSON.stringify(allPages());
  const called = texts.match(/\+966 13 000 \d{4}/g) ?? [];
  expect(called.length).toBeGreaterThan(0);
  const desks = readContact().cards.map(({ contact }) => JSON.stringify(contact));
  for (const number of called) expect(desks.join()).toContain(number);
});

it('the company address on its contact card is that of header and footer', () => {
  const { phone, email, address, hours } = readCompany();
  const card = readContact().cards.find(({ title }) => title === 'Company address');
  expect(card).toMatchObject({ contact: phone, email, textOne: address.line, textTwo: hours });
});

it('§2.4 the two sample comments, which every post shows, are newer than all posts', () => {
  const { articles, page } = readArticles();
  expect(page.comments).toHaveLength(2);
  for (const article of articles) {
    for (const { date } of page.comments) expect(date > article.date, article.title).toBe(true);
  }
});

describe('counts spelled out in sentences are those of the records', () => {
  const { records } = readPortfolio();
  const again = records.filter(
    ({ id, client }) => records.find((first) => first.client === client)?.id !== id,
  );
  const sectors = (of: typeof records) => new Set(of.map(({ sector }) => sector)).size;
  const SPELLED: Record<number, string> = {
    5: 'five',
    8: 'eight',
    9: 'nine',
    13: 'thirteen',
    40: 'forty',
    75: 'seventy-five',
  };

  it.each([
    ['home', readHome(), `out of ${SPELLED[records.length]}`],
    ['/project', readPortfolioPage(), `${SPELLED[readProjects().length]} contracts are described`],
    [
      '/contract',
      readCapabilities(),
      `${SPELLED[new Set(again.map(({ client }) => client)).size]} clients came back`,
    ],
    ['/contract', readCapabilities(), `${SPELLED[readCapabilities().services.list.length]} lines`],
    [
      '/experience',
      blocks('/experience'),
      `${SPELLED[sectors(again)]} of the ${SPELLED[sectors(records)]} sectors`,
    ],
  ])('%s', (_, page, phrase) => {
    expect(JSON.stringify(page).toLowerCase()).toContain(phrase);
  });
});
