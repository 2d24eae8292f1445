/** Languages in which a new site can be. */
export const CODES = ['en', 'ar'] as const;

export type Code = (typeof CODES)[number];

/** A text in each language: a sentence, a list of words, or the forms of a plural. */
export type Words = Partial<Record<Code, Tree>>;

/** Content of a file in all languages: facts, and texts as `{ en: …, ar: … }`. */
export type Tree = string | number | boolean | null | undefined | Tree[] | { [key: string]: Tree };

type Branch = { [key: string]: Tree };

export const isBranch = (tree: Tree): tree is Branch =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);

/** Whether it is a text in some languages. */
export function isWords(tree: Tree): tree is Words & Branch {
  const keys = isBranch(tree) ? Object.keys(tree) : [];
  return keys.length > 0 && keys.every((key) => CODES.some((code) => code === key));
}

/** The whole content in one language. */
export function inLanguage(tree: Tree, code: Code): Tree {
  if (isWords(tree)) return tree[code];
  if (Array.isArray(tree)) return tree.map((each) => inLanguage(each, code));
  return isBranch(tree) ? mapped(tree, (each) => inLanguage(each, code)) : tree;
}

/** The texts alone, as a translation has them; undefined without any. Entries keep their places in lists, their ids and kinds. */
export function textsIn(tree: Tree, code: Code): Tree {
  if (isWords(tree)) return tree[code];
  if (Array.isArray(tree)) {
    const texts = tree.map((each) => textsIn(each, code));
    return texts.some((each) => each !== undefined) ? texts.map((each) => each ?? {}) : undefined;
  }
  if (!isBranch(tree)) return undefined;
  const texts = mapped(tree, (each) => textsIn(each, code));
  const { id, kind } = tree;
  return Object.keys(texts).length > 0
    ? { ...(id !== undefined && { id }), ...(kind !== undefined && { kind }), ...texts }
    : undefined;
}

/** Puts the texts of a content file and of its translation together. */
export function together(own: Tree, translation: Tree): Tree {
  if (translation === undefined) return own;
  if (isBranch(own) && isBranch(translation) && !('other' in own)) {
    return mapped(own, (each, key) =>
      key === 'id' || key === 'kind' ? each : together(each, translation[key]),
    );
  }
  if (Array.isArray(own) && Array.isArray(translation) && own.some(isBranch)) {
    const idOf = (tree: Tree) => (isBranch(tree) ? tree.id : undefined);
    return own.map((each, index) => {
      const id = idOf(each);
      const found =
        id === undefined ? translation[index] : translation.find((it) => idOf(it) === id);
      return together(each, found);
    });
  }
  return { en: own, ar: translation };
}

/** Content with other texts in some places; null removes what is there. */
export function withChanges(tree: Tree, changes: Tree): Tree {
  if (!isBranch(tree) || !isBranch(changes) || isWords(tree) || isWords(changes)) return changes;
  const changed = mapped(changes, (each, key) => withChanges(tree[key], each) ?? undefined);
  const kept = mapped(tree, (each, key) => (key in changes ? undefined : each));
  return { ...kept, ...changed };
}

/** Number of words of all texts in a language. */
export function wordsIn(tree: Tree): number {
  if (typeof tree === 'string') return tree.split(/\s+/).filter(Boolean).length;
  const parts = Array.isArray(tree) ? tree : isBranch(tree) ? Object.values(tree) : [];
  return parts.reduce((sum: number, each) => sum + wordsIn(each), 0);
}

/** Changes each value of a map, and leaves out those that become undefined. */
export function mapped(tree: Branch, change: (each: Tree, key: string) => Tree): Branch {
  const entries = Object.entries(tree).map(([key, each]) => [key, change(each, key)] as const);
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}
