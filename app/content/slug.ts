/**
 * A title as it stands in an address (spec 2.3): lower-cased, whitespace to hyphens, URL-encoded.
 */
export function slug(title: string): string {
  return encodeURIComponent(title.trim().toLowerCase().replace(/\s+/g, '-'));
}
