import { type Element, edited, elementsOf, withAttributes } from './html.ts';

/** Keeps a linked sheet from being fetched. React ignores both attributes when it hydrates. */
const muted = 'media="not all" disabled=""';

/**
 * Puts the text of the linked style sheets into the page, in front of the first link. One element
 * for all of them: each would cost a hash in the policy, and those do not compress.
 *
 * The links stay, muted: React wants to find every element of the head it rendered, and without one
 * hydration fails (error 418). Leaving for a page with other sheets, React links them by itself.
 *
 * @param read gives the text of a sheet by its address
 */
export function inlineSheets(html: string, read: (href: string) => string): string {
  const links = elementsOf(html).filter(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet',
  );
  const [first] = links;
  if (!first) throw new Error('Expected a page that links a style sheet');
  const css = links.map(({ attributes }) => sheetOf(attributes, read)).join('');
  return edited(html, [
    { start: first.start, end: first.start, text: `<style>${css}</style>` },
    ...links.map((link) => withAttributes(link, muted)),
  ]);
}

function sheetOf(
  { href = '', media }: Element['attributes'],
  read: (href: string) => string,
): string {
  if (media) throw new Error(`Expected a style sheet for every medium, got ${href} for ${media}`);
  const css = read(href).trim();
  if (/<\/style/i.test(css)) throw new Error(`${href} would end the style element it stands in`);
  return css;
}
