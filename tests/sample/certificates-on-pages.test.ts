// What the sample says of its certificates on two pages is the same on both (spec §2.4, §3).
import { expect, it } from 'vitest';
import { readCertificates } from '#app/content/certificates.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';

function blocks(path: string) {
  const page = readTextPage(path);
  return 'sections' in page ? page.sections.flatMap((section) => section.blocks) : [];
}

const { certificates } = readCertificates();

it('certificates have the same numbers on /registration', () => {
  const [table] = blocks('/registration').filter((block) => block.kind === 'table');
  const numbers = table?.rows.map((row) => row.at(-1)) ?? [];
  expect(numbers.length).toBeGreaterThan(5);
  expect(certificates.map(({ number }) => number)).toEqual(expect.arrayContaining(numbers));
});

const named = (id: string) => certificates.find((each) => each.id === id);

it('all certificates but those of ISO are on /registration', () => {
  const registration = JSON.stringify(blocks('/registration'));
  for (const { page, number } of certificates) {
    if (page === 'registrations') expect(registration).toContain(number);
  }
});

it('the approval has its number and dates on /saudi-aramco-compliance', () => {
  const approval = named('national-oil-company-approval');
  const shown = JSON.stringify(readTextPage('/saudi-aramco-compliance'));
  expect(shown).toContain(approval?.number);
  for (const date of [approval?.issued, approval?.expires])
    expect(shown).toContain(longDate(date ?? ''));
});

it('the score of local content and the number of Saudization are those of their pages', () => {
  const score = named('local-content')?.scope.match(/[\d.]+ per cent/)?.[0];
  expect(score).toBeDefined();
  for (const path of ['/IKTVA', '/registration']) {
    expect(JSON.stringify(blocks(path))).toContain(score);
  }
  expect(JSON.stringify(blocks('/saudization'))).toContain(named('saudization')?.number);
});
