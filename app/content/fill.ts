import { LANGUAGE } from '#contract/language.ts';
import type { Plural } from './schemas/text.ts';

const rules = new Intl.PluralRules(LANGUAGE);

/** Puts values into the `{placeholders}` of a content text; the schemas see to it that each is there. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** The text for so many, with the number put in. */
export function fillPlural(texts: Plural, n: number): string {
  return fill(texts[rules.select(n)] ?? texts.other, { n });
}
