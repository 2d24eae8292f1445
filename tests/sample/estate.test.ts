// The sample's template against spec §2.5.
import { describe, expect, it } from 'vitest';
import { estatePaths } from '#app/content/paths.server.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { readEstateProperty } from '#app/estate/property/content.server.ts';
import { readEstatePage } from '#app/estate/section-pages/content.server.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';

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

describe.runIf(hasTemplate())('pictures of the template', () => {
  const thumbs = readEstateListings().map(({ thumb }) => thumb);

  it('each property has a unique picture', () => {
    expect(repeated(thumbs)).toEqual([]);
  });

  it.each(Object.entries(readEstateProperty().list.pages))(
    'the list of properties (%s) repeats no picture',
    (_, { banner }) => {
      expect(repeated([banner.picture, ...thumbs])).toEqual([]);
    },
  );

  it.each(estatePaths)('%s repeats no picture', (path) => {
    const { banner, sections } = readEstatePage(path);
    const always = picturesIn([
      banner,
      sections.filter(({ kind }) => kind !== 'latest-properties'),
    ]);
    // Only one tab is shown at a time.
    const tabs = sections.flatMap((section) =>
      section.kind === 'latest-properties' ? section.tabs.map(picturesIn) : [],
    );
    for (const shown of tabs.length > 0 ? tabs : [[]]) {
      expect(repeated([...always, ...shown])).toEqual([]);
    }
  });
});

/** Files of pictures that are in the list more than once. */
function repeated(pictures: readonly PictureData[]): string[] {
  const files = pictures.map(({ sources }) => sources.fallback.src);
  return files.filter((file, index) => files.indexOf(file) !== index);
}

/** All pictures anywhere in the content. */
function picturesIn(content: unknown): PictureData[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('sources' in content) return [content as PictureData];
  return Object.values(content).flatMap(picturesIn);
}
