import { type Container, parse } from 'postcss';
import { staticClasses } from '#tools/build/class-names.ts';
import { type Element, edited, elementsOf, withAttributes } from './html.ts';

/** Prevents the fetch of a linked stylesheet. React ignores both attributes when it hydrates. */
const DISABLED = 'media="not all" disabled=""';

/**
 * Inlines the linked stylesheets in front of the first link, in one element: each would cost a hash in the
 * policy, which does not compress.
 *
 * The links stay, disabled: hydration fails if an element that React rendered is missing (error
 * 418). They are loaded before a page change (app/layout/whole-sheets.ts); React links the further
 * stylesheets of the next page itself.
 *
 * @param read returns the text of a stylesheet by its URL
 * @param needsAll whether to keep the rules that no element of the page matches before a page change
 */
export function inlineSheets(
  html: string,
  read: (href: string) => string,
  needsAll = false,
): string {
  const elements = elementsOf(html);
  const links = elements.filter(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet',
  );
  const [first] = links;
  if (!first) throw new Error('Expected a page that links a stylesheet');
  const classes = new Set(
    elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []),
  );
  const whole = links.map(({ attributes }) => sheetOf(attributes, read)).join('');
  const css = needsAll ? whole : withoutUnused(whole, classes);
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

/** Removes the rules for static classes that no element of the page has. */
function withoutUnused(css: string, classes: ReadonlySet<string>): string {
  const isUnused = (selector: string) =>
    requiredClasses(selector).some((name) => staticClasses.has(name) && !classes.has(name));
  const removeFrom = (container: Container) => {
    for (const node of [...(container.nodes ?? [])]) {
      if (node.type === 'rule' && node.selectors.every(isUnused)) node.remove();
      else if (node.type === 'atrule' && node.nodes) {
        removeFrom(node);
        if (node.nodes.length === 0) node.remove();
      }
    }
  };
  const sheet = parse(css);
  removeFrom(sheet);
  return sheet.toString();
}

/** The classes that a selector names outside `:not()`, `:is()`, `:where()` and `:has()`. */
function requiredClasses(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = before.replace(/\([^()]*\)/g, '');
  }
  return outside.match(/(?<=\.)[\w-]+/g) ?? [];
}

/**
 * A stylesheet without its fonts, for the link: every page has them inlined, and another declaration would
 * lay out the whole document again.
 */
export function withoutFontFaces(css: Buffer): Buffer {
  const sheet = parse(css.toString());
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return Buffer.from(sheet.toString());
}
