import { type Container, parse } from 'postcss';
import { scopedNames } from '#tools/build/class-names.ts';
import { type Element, edited, elementsOf } from './html.ts';

/**
 * Replaces the linked stylesheets by one element: each would cost a hash in the policy, which does not compress.
 * Rules for classes that neither the page nor one of its scripts names are left out.
 *
 * @param read returns the text of a stylesheet by its URL
 * @param scripts the text of the scripts that the page reaches
 */
export function inlineSheets(
  html: string,
  read: (href: string) => string,
  scripts: readonly string[],
): string {
  const elements = elementsOf(html);
  const links = elements.filter(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet',
  );
  const [first] = links;
  if (!first) throw new Error('Expected a page that links a stylesheet');
  const named = [html, ...scripts].flatMap((text) => text.match(/\b[a-z]\d+\b/g) ?? []);
  const whole = links.map(({ attributes }) => sheetOf(attributes, read)).join('');
  const style = `<style>${withoutUnused(whole, new Set(named))}</style>`;
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

/** Removes the rules for classes of CSS Modules other than these. */
function withoutUnused(css: string, classes: ReadonlySet<string>): string {
  const isUnused = (selector: string) =>
    requiredClasses(selector).some((name) => scopedNames.has(name) && !classes.has(name));
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
