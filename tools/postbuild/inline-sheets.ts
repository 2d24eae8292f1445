import { type Element, edited, elementsOf, withAttributes } from './html.ts';

/** Prevents the fetch of a linked stylesheet. React ignores both attributes when it hydrates. */
const DISABLED = 'media="not all" disabled=""';

/**
 * Inlines the linked stylesheets in front of the first link, in one element: each would cost a hash
 * in the policy, which does not compress.
 *
 * The links stay, disabled: hydration fails if an element that React rendered is missing (error
 * 418). On a page change React links the next page's stylesheets itself.
 *
 * @param read returns the text of a stylesheet by its URL
 */
export function inlineSheets(html: string, read: (href: string) => string): string {
  const links = elementsOf(html).filter(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet',
  );
  const [first] = links;
  if (!first) throw new Error('Expected a page that links a stylesheet');
  const css = links.map(({ attributes }) => sheetOf(attributes, read)).join('');
  return edited(html, [
    { start: first.start, end: first.start, text: `<style>${css}</style>` },
    ...links.map((link) => withAttributes(link, DISABLED)),
  ]);
}

function sheetOf(
  { href = '', media }: Element['attributes'],
  read: (href: string) => string,
): string {
  if (media) throw new Error(`Expected a stylesheet for every medium, got ${href} for ${media}`);
  const css = read(href).trim();
  if (/<\/style/i.test(css))
    throw new Error(`${href} would end the style element that contains it`);
  return css;
}
