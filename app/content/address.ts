import { LANGUAGE } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';

/** Path prefix of the pages in this language. */
export const BASE = baseOf(LANGUAGE);

/**
 * The address of a page by its path in the route table, with query and section: `/contact#form` is
 * `/ar/contact#form` in Arabic, and `/#services` is `/ar#services`.
 */
export function addressOf(path: string, base = BASE): string {
  if (base === '') return path;
  return base + (/^\/(?=[?#]|$)/.test(path) ? path.slice(1) : path);
}

/** An address whose letters outside ASCII are readable; what is not UTF-8 stays as it is. */
export function readableAddress(address: string): string {
  return address.replace(/(?:%[89A-F][\dA-F])+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

/** The path in the route table of a page's address in this language; the reverse of {@link addressOf}. */
export function pathAt(address: string): string {
  return address.slice(BASE.length) || '/';
}
