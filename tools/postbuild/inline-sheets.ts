import { type Container, parse } from 'postcss';
import { staticClasses } from '#tools/build/class-names.ts';
import { type Element, edited, elementsOf } from './html.ts';

/**
 * Replaces the linked stylesheets by one element: each would cost a hash in the policy, which does not compress.
 * Rules that no element of the page can match are left out.
 *
 * @param read returns the text of a stylesheet by its URL
 */
export function inlineSheets(html: string, read: (href: string) => string): string {
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
  const style = `<style>${withoutUnused(whole, classes)}</style>`;
  return edited(
    html,
    links.map(({ start, openEnd }) => ({
      start,
      end: openEnd,
      text: start === first.start ? style : '',
    })),
  );
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
