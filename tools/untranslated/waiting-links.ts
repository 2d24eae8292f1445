import { addressOf } from '#app/content/address.ts';
import { siteUrl } from '#app/content/settings.server.ts';
import { waitingIn } from '#app/content/waiting.server.ts';
import { LANGUAGE } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import { originalLanguage } from '#shared/translation.ts';
import { type Edit, edited, elementsOf } from '#tools/postbuild/html.ts';

/**
 * Leads links to pages that wait for their translation to the original pages, and names the language of these; the
 * same in structured data. Menus without such entries would hide what the company has to say from visitors who can read
 * the original.
 */
export function withOriginalPages(html: string): string {
  const { code } = originalLanguage();
  const waiting = Object.keys(waitingIn(LANGUAGE));
  if (waiting.length === 0) return html;
  const originals = new Map(
    waiting.map((path) => [addressOf(path), addressOf(path, baseOf(code))]),
  );
  const edits = elementsOf(html).flatMap(({ name, attributes, start, openEnd }): Edit[] => {
    const original = originals.get(attributes.href?.replace(/[?#].*$/s, '') ?? '');
    if (name !== 'a' || original === undefined) return [];
    const text = html
      .slice(start, openEnd)
      .replace(/(?<= href=")[^"?#]*/, original)
      .replace('<a', `<a hreflang="${code}"`);
    return [{ start, end: openEnd, text }];
  });
  const origin = siteUrl();
  return originals
    .entries()
    .reduce(
      (page, [waits, original]) => page.replaceAll(`"${origin}${waits}"`, `"${origin}${original}"`),
      edited(html, edits),
    );
}
