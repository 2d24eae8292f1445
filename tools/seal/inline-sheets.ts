import { type Edit, edited, elementsOf, withAttributes } from './html.ts';

/** Keeps a linked sheet from being fetched. React ignores both attributes when it hydrates. */
export const muted = 'media="not all" disabled=""';

/**
 * Puts the text of each linked style sheet into the page, in front of its link.
 *
 * The link stays, muted: React wants to find every element of the head it rendered, and without one
 * hydration fails (error 418). Leaving for a page with other sheets, React links them by itself.
 *
 * @param read gives the text of a sheet by its address
 */
export function inlineSheets(html: string, read: (href: string) => string): string {
  const edits = elementsOf(html)
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .flatMap((link): Edit[] => {
      const { href = '', media } = link.attributes;
      if (media)
        throw new Error(`Expected a style sheet for every medium, got ${href} for ${media}`);
      const css = read(href).trim();
      if (/<\/style/i.test(css))
        throw new Error(`${href} would end the style element it stands in`);
      return [
        { start: link.start, end: link.start, text: `<style>${css}</style>` },
        withAttributes(link, muted),
      ];
    });
  return edited(html, edits);
}
