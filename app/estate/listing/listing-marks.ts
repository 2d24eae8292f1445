import { slug } from '#app/content/slug.ts';

/**
 * Badge and stars of a listing (spec 4): random-looking, but fixed by its slug, so that server and
 * browser agree (decision 0007).
 */
export function listingMarks(title: string): { onSale: boolean; stars: number } {
  const hash = hashOf(slug(title));
  return { onSale: hash % 2 === 0, stars: 1 + ((hash >>> 8) % 5) };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
