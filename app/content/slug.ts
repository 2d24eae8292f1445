/**
 * Makes the slug of a title (spec 2.3): lower-case, hyphens for whitespace, URL-encoded.
 */
export function slug(title: string): string {
  return encodeURIComponent(title.trim().toLowerCase().replace(/\s+/g, '-'));
}
