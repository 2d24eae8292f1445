import { parseDocument } from 'htmlparser2';

type Root = ReturnType<typeof parseDocument>;

/** A part of a page. */
export type PageNode = Root['children'][number];

/** An element of a page. */
export type PageElement = Extract<PageNode, { attribs: unknown }>;

/** Reads HTML; its nodes have their places in the text. */
export function treeOf(html: string): Root {
  return parseDocument(html, { withStartIndices: true, withEndIndices: true });
}

/** The body of a page. */
export function bodyOf(html: string): PageElement {
  const root = treeOf(html).children.find((node) => isElement(node) && node.name === 'html');
  const elements = root && isElement(root) ? root.children.filter(isElement) : [];
  const body = elements.find(({ name }) => name === 'body');
  if (!body) throw new Error('Expected a page with a body');
  return body;
}

/** Whether a node is an element that may show text: no script, no style. */
export function isElement(node: PageNode): node is PageElement {
  return node.type === 'tag';
}

/** Whether an element says itself which language it is in. */
export function isForeign({ attribs }: PageElement): boolean {
  return 'lang' in attribs;
}

/** The text in a node. */
export function wordsOf(node: PageNode): string {
  if (node.type === 'text') return node.data;
  return isElement(node) ? node.children.map(wordsOf).join('') : '';
}
