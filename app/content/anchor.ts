/**
 * Makes the id of a section from its title: lower-case words, joined by hyphens. Unlike a slug it is not
 * encoded, because browsers compare ids with the decoded fragment of an address.
 */
export function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
