// What stands on two pages says the same on both (spec §2.4, §3).
import { describe, expect, it } from 'vitest';
import { readCapabilities } from './capabilities.server.ts';
import { readCertificates } from './certificates.server.ts';
import { readContact } from './contact.server.ts';
import { readHome } from './home.server.ts';
import { readPortfolio } from './portfolio.server.ts';
import { readPortfolioPage } from './portfolio-page.server.ts';
import { readPosts } from './posts.server.ts';
import { readProjects } from './project-details.server.ts';
import { readSite } from './site.server.ts';
import { readTextPage, textPagePaths } from './text-pages.server.ts';

function blocks(path: string) {
  const page = readTextPage(path);
  return 'sections' in page ? page.sections.flatMap((section) => section.blocks) : [];
}

describe('certificates', () => {
  const { certificates } = readCertificates();

  it('have on /registration the numbers they are shown with', () => {
    const [table] = blocks('/registration').filter((block) => block.kind === 'table');
    const numbers = table?.rows.map((row) => row.at(-1)) ?? [];
    expect(numbers.length).toBeGreaterThan(5);
    expect(certificates.map(({ number }) => number)).toEqual(expect.arrayContaining(numbers));
  });

  it('are named elsewhere by the same number and score', () => {
    const named = (name: string) => certificates.find((each) => each.name === name);
    const score = named('local-content')?.scope.match(/[\d.]+ per cent/)?.[0];
    expect(score).toBeDefined();
    expect(JSON.stringify(blocks('/IKTVA'))).toContain(score);
    expect(JSON.stringify(blocks('/saudization'))).toContain(named('saudization')?.number);
  });
});

it('numbers to call in texts are those of the contact cards', () => {
  const texts = JSON.stringify([...textPagePaths()].map((path) => readTextPage(path)));
  const called = texts.match(/\+966 13 000 \d{4}/g) ?? [];
  expect(called.length).toBeGreaterThan(0);
  const desks = readContact().cards.map(({ contact }) => JSON.stringify(contact));
  for (const number of called) expect(desks.join()).toContain(number);
});

it('the company address is on its contact card as round every page', () => {
  const { phone, email, address, hours } = readSite();
  const card = readContact().cards.find(({ title }) => title === 'Company address');
  expect(card).toMatchObject({ contact: phone, email, textOne: address.line, textTwo: hours });
});

it('§2.4 the two sample comments stand under every post, so they are younger than each', () => {
  const { posts, page } = readPosts();
  expect(page.comments).toHaveLength(2);
  for (const post of posts) {
    for (const { date } of page.comments) expect(date > post.date, post.title).toBe(true);
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
    ['/project', readPortfolioPage(), `${SPELLED[readProjects().length]} contracts are told`],
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
