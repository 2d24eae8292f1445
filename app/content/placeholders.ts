import { LANGUAGE } from '#api/language.ts';
import type { Plural } from './fields.server.ts';

const rules = new Intl.PluralRules(LANGUAGE);

/** Fills the `{placeholders}` of a content text. The schemas ensure that the text has each of them. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Selects the text for the plural category of `n` and fills in the number. */
export function fillPlural(texts: Plural, n: number): string {
  return fill(texts[rules.select(n)] ?? texts.other, { n });
}
