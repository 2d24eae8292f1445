// The sample's template against spec §2.5.
import { describe, expect, it, test } from 'vitest';
import { readLayout } from '#app/content/layout.server.ts';
import { estatePaths } from '#app/content/paths.server.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { readEstateAccount } from '#app/estate/account/content.server.ts';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { readEstateProperty } from '#app/estate/property/content.server.ts';
import { readEstatePage } from '#app/estate/section-pages/content.server.ts';

const COUNTS = {
  about: ['points', 3],
  'property-types': ['cards', 6],
  'latest-properties': ['tabs', 5],
  services: ['cards', 3],
  counters: ['counters', 4],
  faq: ['entries', 5],
  process: ['steps', 4],
  gallery: ['pictures', 4],
  'floor-plans': ['plans', 6],
  apartments: ['rows', 4],
} as const;

const SQUARE_FEET = 10.764;

test.runIf(hasTemplate())(
  'the space of each property is within nine tenths and all of its size',
  () => {
    const { of } = readEstateProperty().details.features;
    for (const { title, amenities } of readEstateListings()) {
      const size = amenities.find(({ icon }) => icon === 'area')?.text.replace(',', '') ?? '';
      const share =
        (Number.parseInt(of[title]?.space ?? '', 10) * SQUARE_FEET) / Number.parseInt(size, 10);
      expect.soft(share, title).toBeGreaterThan(0.9);
      expect.soft(share, title).toBeLessThan(1);
    }
  },
);

test.runIf(hasTemplate())('no text promises a film, a listing or terms that do not exist', () => {
  const hero = readEstatePage('/home-five').sections.find(({ kind }) => kind === 'hero');
  expect.soft(hero).toHaveProperty('text', expect.not.stringMatching(/video|minute/i));
  expect.soft(readLayout().callToAction.template.text).toMatch(/sample/);
  expect.soft(readEstateAccount().register.terms).toMatch(/sample/);
});

describe.runIf(hasTemplate())('§2.5 the sections of the template', () => {
  const sections = estatePaths.flatMap((path) => readEstatePage(path).sections);

  it.each(Object.entries(COUNTS))(
    'of kind %s have as many entries as specified',
    (kind, [list, count]) => {
      const lists = sections
        .filter((section) => section.kind === kind)
        .map((section) => (section as unknown as Record<string, unknown[]>)[list]);
      expect(lists.length).toBeGreaterThan(0);
      for (const entries of lists) expect(entries).toHaveLength(count);
    },
  );
});
