import { z } from 'zod';

/** A text that says something. */
export const text = z.string().trim().min(1);

/** A text with exactly these `{placeholders}`, each once. */
export function textWith(...names: [string, ...string[]]) {
  const wanted = names.toSorted().join();
  return text.refine(
    (value) =>
      [...value.matchAll(/\{(\w+)\}/g)]
        .map(([, name]) => name)
        .toSorted()
        .join() === wanted,
    { error: `expected a text with ${names.map((name) => `{${name}}`).join(' and ')}, each once` },
  );
}

/** A text for each way the language counts (CLDR plural categories); `{n}` is the number. */
export const plural = z.strictObject({
  zero: text.optional(),
  one: text.optional(),
  two: text.optional(),
  few: text.optional(),
  many: text.optional(),
  other: textWith('n'),
});

/** A telephone number in international form, and the `tel:` link made from it. */
export const phone = z
  .string()
  .regex(/^\+\d[\d ]{6,18}\d$/, { error: 'expected a telephone number such as "+966 13 000 0010"' })
  .transform((label) => ({ label, href: `tel:${label.replaceAll(' ', '')}` }));

/** A day. */
export const date = z.iso.date({ error: 'expected a date such as "2026-11-21"' });

/** An e-mail address. */
export const email = z.email({ error: 'expected an e-mail address' });

/** A page of somebody else's, over HTTPS. */
export const outwardLink = z.url({ protocol: /^https$/, error: 'expected an https:// address' });

/** Title and description of a page for browsers, search engines and link previews. */
export const meta = z.strictObject({
  /** Text of the browser tab, without the company's name: the shell adds it. */
  title: text,
  /** One or two sentences, at most 160 characters, or search engines cut them. */
  description: text.max(160),
});

export type Plural = z.infer<typeof plural>;
export type Phone = z.infer<typeof phone>;
