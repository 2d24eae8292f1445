/** The element an address's hash names; null where there is none, or the hash is malformed. */
export function sectionOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
