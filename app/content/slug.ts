/** Replaces `%` in paths that React Router prerenders; see `prerenderedPath`. */
export const PERCENT = '\uE025';

/**
 * Longest slug, in encoded characters, so that the whole address stays below 2,000, which every program
 * accepts. An Arabic letter is six. File names are shorter: `prerenderedPath`.
 */
const MAX_LENGTH = 1000;

/**
 * Makes the slug of a title (spec 2.3): lower-case, hyphens for whitespace, URL-encoded. A long one is
 * cut after a word.
 */
export function slug(title: string): string {
  const words = title.trim().toLowerCase().split(/\s+/);
  let cut = fitting([...(words[0] ?? '')], '');
  for (const word of words.slice(1)) {
    const longer = `${cut}-${word}`;
    if (encodedLength(longer) > MAX_LENGTH) break;
    cut = longer;
  }
  return encodeURIComponent(cut);
}

/** As many of the first characters as fit into a slug. */
function fitting([next, ...rest]: string[], start: string): string {
  return next === undefined || encodedLength(start + next) > MAX_LENGTH
    ? start
    : fitting(rest, start + next);
}

/** Length of the text as the prerenderer encodes it. */
function encodedLength(text: string): number {
  return encodeURIComponent(text.replaceAll('%', PERCENT)).length;
}
