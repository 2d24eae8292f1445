// The sample's template against spec §2.5, §3 and §9.
import { describe, expect, it, test } from 'vitest';
import { estatePaths } from '#app/content/paths.server.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { propertyType, readEstateListings } from '#app/estate/listings.server.ts';
import { readEstatePage } from '#app/estate/section-pages/content.server.ts';
import { readEstateSection } from '#app/estate/sections/content.server.ts';

test.runIf(hasTemplate())('§9 each property type has a property', () => {
  const types = new Set(readEstateListings().map(({ dataTypes }) => dataTypes));
  expect([...types].toSorted()).toEqual(propertyType.options.toSorted());
});

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const counted = (...counters: [text: string, number: string][]) => ({
  counters: counters.map(([text, number]) => ({ text, number })),
});
const serviced = (...cards: [title: string, listings: number][]) =>
  cards.map(([title, listings]) => {
    return { title, text: `${listings} listings`, btnText: 'More About', btnLink: '/about-us' };
  });

describe.runIf(hasTemplate())('§2.5 the sections of the template', () => {
  it.each([
    [
      'property-types',
      { cards: titled('House', 'Apartment', 'Office', 'Villa', 'Single Family', 'Luxury Home') },
    ],
    [
      'services',
      {
        cards: serviced(
          ['Prestige Management', 256],
          ['Prime Investments', 631],
          ['Swift Home Sales', 256],
        ),
      },
    ],
    [
      'work-process',
      {
        steps: titled(
          'Home Staging',
          'Property Management',
          'Property Appraisal',
          'Rental Property',
        ).map((step) => ({ ...step, to: '/project' })),
      },
    ],
    [
      'counters-clients',
      counted(
        ['Happy Client', '10k'],
        ['Project done', '800+'],
        ['Employees', '440+'],
        ['Award winning', '80+'],
      ),
    ],
    [
      'counters-team',
      counted(
        ['Team member', '440+'],
        ['Winning award', '80+'],
        ['Complete project', '500k'],
        ['Client review', '90k'],
      ),
    ],
    ['counters-five', { counters: ['200+', '20+', '10+', '900+'].map((number) => ({ number })) }],
    [
      'apartments',
      {
        columns: { no: 'Floor No.', area: 'Total Area SQ.M', pricing: 'Pricing' },
        rows: ['1st', '3rd', '5th', '7th'].map((no) => ({ no, actionLink: '/property' })),
      },
    ],
  ])('%s has the entries that the specification names', (name, entries) => {
    expect(readEstateSection(name)).toMatchObject(entries);
  });

  it('each section about the company has three points', () => {
    const about = estatePaths
      .flatMap((path) => readEstatePage(path).sections)
      .filter((section) => section.kind === 'about');
    expect(about.length).toBeGreaterThan(0);
    for (const { points } of about) expect(points).toHaveLength(3);
  });
});
