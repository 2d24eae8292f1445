import { LANGUAGE } from '#shared/language.ts';
import type { Plural } from './fields.server.ts';

let rules: Intl.PluralRules | undefined;

/** Fills the `{placeholders}` of a content text. The schemas ensure that the text has each of them. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Selects the text for the plural category of `n` and fills in the number. */
export function fillPlural(texts: Plural, n: number): string {
  rules ??= new Intl.PluralRules(LANGUAGE);
  return fill(texts[rules.select(n)] ?? texts.other, { n });
}

/** Joins entries to a list, empty for none. @param list the dictionary's text that joins two entries */
export function listed(entries: readonly string[], list: string): string {
  const [first = '', ...others] = entries;
  return others.reduce((before, next) => fill(list, { before, next }), first);
}
