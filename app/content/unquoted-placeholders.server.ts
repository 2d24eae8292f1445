import { type Document, isScalar, visit } from 'yaml';
import { pathOf } from './document-path.server.ts';
import { quoteHint } from './quotes.server.ts';

/** Placeholders that YAML reads as a mapping: `a: {headcount}`. */
export function unquotedPlaceholders(
  document: Document,
): { path: PropertyKey[]; message: string }[] {
  const found: { path: PropertyKey[]; message: string }[] = [];
  visit(document, {
    Map(key, { flow, items: [first, ...rest] }, ancestors) {
      const isPlaceholder = flow && first && rest.length === 0 && isScalar(first.key);
      const isBare = first?.value === null || (isScalar(first?.value) && !first.value.source);
      if (isPlaceholder && isBare) {
        found.push({ path: pathOf(key, ancestors), message: quoteHint(String(first.key)) });
      }
    },
  });
  return found;
}
