import { type Document, isNode, isScalar, type Node, type Scalar, visit } from 'yaml';
import type { Language } from '#shared/language-settings.ts';
import { fillText, placeholdersOf } from '#shared/placeholders.ts';
import { REVIEW } from './review.server.ts';

/** What may fill the placeholders of a file. */
export interface Placeholders {
  /** @param language of the text; by default that of the process */
  valueFor(name: string, language?: Language): string | undefined;
  /** Whether the name is that of a figure whose list is empty, or of a fact that may be left out. */
  isEmpty(name: string, language?: Language): boolean;
  /** Whether a field of company.yaml may have this path. */
  isFact(name: string): boolean;
  /** The names that have a value, the most similar to `unknown` first. */
  namesLike(unknown: string): string[];
}

interface Exceptions {
  /** Whether a node, and so every node below it, is filled already. */
  isFilled?: ((node: Node) => boolean) | undefined;
  /** Language of a text, if not that of the process. */
  languageOf?: (text: Scalar) => Language | undefined;
}

/**
 * Fills the texts of a parsed YAML document. A value therefore never changes the syntax or the line
 * numbers of a file. Until a file is reviewed, what has no value is a dash.
 *
 * @param text the document as written
 * @returns the facts and figures without a value, by the node that names them
 */
export function fillDocument(
  { document, text }: { document: Document; text: string },
  placeholders: Placeholders | undefined,
  { isFilled, languageOf }: Exceptions = {},
): Map<unknown, string[]> {
  const withoutValue = new Map<unknown, string[]>();
  if (!placeholders) return withoutValue;
  const { valueFor, isEmpty, isFact } = placeholders;
  const toReview = text.startsWith(REVIEW);
  visit(document, (key, node) => {
    if (isNode(node) && isFilled?.(node)) return visit.SKIP;
    if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return undefined;
    const language = languageOf?.(node);
    const names = placeholdersOf(node.value).filter(
      (name) => valueFor(name, language) === undefined && (isEmpty(name, language) || isFact(name)),
    );
    const dash = (name: string) => (toReview && names.includes(name) ? '–' : undefined);
    node.value = fillText(node.value, (name) => valueFor(name, language) ?? dash(name));
    if (names.length > 0) withoutValue.set(node, names);
    return undefined;
  });
  return withoutValue;
}
