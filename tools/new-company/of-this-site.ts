import { isBranch, isWords, mapped, type Tree } from './words.ts';

/** What a site has. */
export interface Site {
  /** Addresses of its pages. */
  addresses: ReadonlySet<string>;
  /** Addresses of sections that exist from the beginning. */
  sections: ReadonlySet<string>;
}

/** Content without links to pages that the site does not have, and without what `needs` one of them. */
export function ofThisSite(tree: Tree, site: Site): Tree {
  if (Array.isArray(tree)) {
    return tree.map((each) => ofThisSite(each, site)).filter((each) => each !== undefined);
  }
  if (!isBranch(tree) || isWords(tree)) return tree;
  // A form has labels of that name too.
  const { needs, ...others } = tree;
  const isNeed = typeof needs === 'string' && needs.startsWith('/');
  const rest = isNeed ? others : tree;
  const targets = [
    isNeed ? needs : undefined,
    tree.to,
    isBranch(tree.button) ? tree.button.to : undefined,
  ];
  if (targets.some((to) => typeof to === 'string' && !leadsSomewhere(to, site))) {
    // The breadcrumb of a group of pages has a label without a link.
    if (!isNeed && 'picture' in tree) return ofThisSite({ ...tree, to: undefined }, site);
    return undefined;
  }
  const kept = mapped(rest, (each) => ofThisSite(each, site));
  const isEmptyMenu =
    'items' in kept && 'label' in kept && Array.isArray(kept.items) && kept.items.length === 0;
  return isEmptyMenu ? undefined : kept;
}

/** Whether a link leads to a page of the site, or out of it. */
export function leadsSomewhere(to: string, { addresses, sections }: Site): boolean {
  if (!to.startsWith('/')) return true;
  return to.includes('#') ? sections.has(to) && addresses.has(pageOf(to)) : addresses.has(to);
}

const pageOf = (to: string) => to.replace(/#.*$/, '') || '/';
