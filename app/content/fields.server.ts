import { z } from 'zod';
import { LANGUAGE } from '#shared/language.ts';
import {
  text as filledText,
  textWithAny as filledTextWithAny,
  placeholdersOf,
  textWithPlaceholders,
} from '#shared/placeholders.ts';
import { hasTranslation } from '#shared/translation.ts';
import { describeValue } from './content-error.server.ts';
import { dateMeant, yearMeant } from './date-meant.server.ts';
import { nearestOf } from './did-you-mean.server.ts';

/** The entries of a list in another file of content, by their ids. */
interface Reference {
  /** Name of the file in content/, without its ending. */
  file: string;
  /** The list; by default the file is one. */
  list?: string;
  /** The field of an entry by which people know it. */
  shown: string;
}

/** Metadata of a field of content. The editor's form is made from it (docs/decisions/0014). */
declare module 'zod' {
  interface GlobalMeta {
    /** Whether the value is translated. */
    isText?: boolean | undefined;
    /** Name of the field, where that in the file does not explain it; of a list's element, that of one entry. */
    label?: string | undefined;
    /** What the field is for, in words for the office. */
    hint?: string | undefined;
    /** Names of the values of a choice, or of the keys of a record, that do not explain themselves. */
    labels?: Readonly<Record<string, string>> | undefined;
    reference?: Reference | undefined;
    /** Folder of the files whose path it may be. */
    folder?: string | undefined;
    /** Whether it is the address of a page, of this site or another. */
    isLink?: boolean | undefined;
    /** Whether a text takes several lines. */
    isLong?: boolean | undefined;
    /** How people write the value. */
    notation?: 'money' | 'telephone' | 'key' | undefined;
    /** What the value is of the picture beside it: its most important point, or the part that is shown. */
    region?: 'focus' | 'crop' | undefined;
    /** Where the form has the field: before all others what is edited weekly, last and closed what is set once. */
    place?: 'first' | 'last' | undefined;
  }
}

/** An HTML tag or character reference. */
const HTML = /<\/?[a-z][^<>]*>|&(?:amp|apos|gt|lt|[mn]dash|nbsp|quot|#\d+);/i;

/** A text without HTML. */
function plain(schema: z.ZodString) {
  return schema.refine((value) => !HTML.test(value), {
    error: ({ input }) => `expected plain text, got HTML: ${HTML.exec(String(input))?.[0]}`,
  });
}

/** A plain text that is not blank, with every placeholder filled in. */
export const text = plain(filledText);

/** An object of texts only. */
export function texts<Name extends string>(...names: readonly Name[]) {
  const fields = names.map((name) => [name, text]);
  return z.strictObject(Object.fromEntries(fields) as Record<Name, typeof text>);
}

/** A name, number or code that is the same in every language. */
export const verbatim = text.meta({ isText: false });

/** The words below the title of a page, banner or section. */
export const lead = text.meta({ label: 'Introduction' });

/** The breadcrumb step of a page. */
export const trail = text.meta({
  label: 'Name in the breadcrumb',
  hint: 'Breadcrumb step between home and this page.',
});

/** The id of an entry, by which other entries and its translations refer to it. */
export const key = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, {
    error: ({ input }) =>
      `expected lower-case letters, digits and hyphens, such as "oil-gas", got ${describeValue(input)}`,
  })
  .meta({ notation: 'key' });

/** A text with exactly these `{placeholders}` besides facts and figures, each once. */
export function textWith(...names: [string, ...string[]]) {
  const wanted = names.toSorted().join();
  return plain(textWithPlaceholders).refine(
    (value) => placeholdersOf(value).toSorted().join() === wanted,
    { error: `expected a text with ${names.map((name) => `{${name}}`).join(' and ')}, each once` },
  );
}

/** A plain text with no other `{placeholders}` than these besides facts and figures. */
export function textWithAny(...names: [string, ...string[]]) {
  return plain(filledTextWithAny(names));
}

/** One text per plural category of the language (CLDR). */
function byCategory(form: z.ZodType<string>, other = form) {
  return z
    .strictObject({
      zero: form.optional(),
      one: form.optional(),
      two: form.optional(),
      few: form.optional(),
      many: form.optional(),
      other,
    })
    .meta({ isText: true });
}

/** A text for each plural category; `{n}` is the number. */
export const plural = byCategory(textWithAny('n'), textWith('n'));

/** A unit for each plural category, which follows a number. */
export const pluralUnit = byCategory(text);

export type Plural = z.infer<typeof plural>;

/**
 * A telephone number in international form, or a unified (`9200 00123`) or toll-free (`800 123 4567`)
 * number of Saudi Arabia; the schema adds its `tel:` link, always international (RFC 3966).
 */
export const phone = z
  .string()
  .trim()
  .regex(/^(?:\+\d[\d ]{6,18}\d|9 *2 *0 *0(?: *\d){5}|8 *0 *0(?: *\d){7})$/, {
    error: ({ input }) =>
      `expected a telephone number such as "+966 13 000 0010", "9200 00123" or "800 123 4567", got ${describeValue(input)}${internationalForm(input)}`,
  })
  .transform((label) => {
    const digits = label.replaceAll(' ', '');
    return { label, href: `tel:${digits.startsWith('+') ? '' : '+966'}${digits}` };
  })
  .meta({ notation: 'telephone' });

/** Suggests how to write a number with hyphens, brackets, 00, or the 0 of calls within the country. */
function internationalForm(label: unknown): string {
  const digits = String(label)
    .replaceAll(/[-\s().]/g, '')
    .replace(/^00/, '+');
  const [, area, first, last] = /^(?:0|\+966)(\d\d)(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (area) return `; write a number of Saudi Arabia as "+966 ${area} ${first} ${last}"`;
  return /^\+\d{8,15}$/.test(digits) ? `; write it as "${digits}"` : '';
}

export type Phone = z.infer<typeof phone>;

/** An ISO 8601 date; the years before 1900 are those of the Hijri calendar. */
export const date = z.iso
  .date({ error: dateFault, abort: true })
  .refine((value) => value >= '1900', { error: dateFault, abort: true });

function dateFault({ input }: { input?: unknown }): string {
  const written = String(input);
  const expected = /^1[34]\d\d\D/.test(written)
    ? 'a Gregorian date'
    : /^\d{4}-\d\d-\d\d$/.test(written)
      ? 'a date of the calendar'
      : 'a date such as "2026-11-21"';
  return `expected ${expected}, got ${describeValue(input)}${dateMeant(written)}`;
}

/** A date up to today. */
export const pastDate = date.refine((value) => value <= today(), {
  error: ({ input }) => `expected a date that has come, got ${describeValue(input)}`,
});

/** A year from 1900 to this one. */
export const pastYear = z
  .int()
  .refine((year) => year >= 1900 && year <= Number(today().slice(0, 4)), {
    error: ({ input }) =>
      `expected a year from 1900 to ${today().slice(0, 4)}, got ${String(input)}${yearMeant(Number(input))}`,
    abort: true,
  });

/** Today in UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export const email = z.email({
  error: ({ input }) =>
    `expected ${/@.*@/.test(String(input)) ? 'only one' : 'an'} e-mail address such as "office@example.com", got ${describeValue(input)}`,
});

/** A page of another site, over HTTPS. */
export const outwardLink = z.url({
  protocol: /^https$/,
  error: ({ input }) => `expected an https:// address, got ${describeValue(input)}`,
});

/** Whether the page is built in the language of the file, which is that of a translation. */
export const published = z
  .boolean()
  .refine((value) => value || hasTranslation('content', LANGUAGE), {
    error: 'expected true, since languages without the page lead to this one; leave it out here',
  })
  .exactOptional()
  .meta({
    isText: true,
    place: 'last',
    label: 'Published in this language',
    hint: 'No, while the translation waits: links then lead to the original page.',
  });

/** Title and description of a page for browsers, search engines and link previews. */
export const meta = z
  .strictObject({
    title: text.meta({
      hint: "Text of the browser tab, without the company's name, which the layout adds.",
    }),
    description: text.max(160).meta({
      hint: 'One or two sentences, at most 160 characters: search engines cut longer ones.',
    }),
  })
  .meta({
    place: 'last',
    label: 'In search engines and the browser tab',
    hint: 'The page in browsers, search engines and link previews.',
  });

type Keys<Entry> = Record<string, (entry: Entry) => string | number>;

/**
 * A list in which no two entries share a key.
 *
 * @param keys by the field to report, the key that must be unique
 */
export function unique<Entry extends z.ZodType>(entry: Entry, keys: Keys<z.output<Entry>>) {
  return z.array(entry).superRefine((entries, context) => {
    for (const [field, keyOf] of Object.entries(keys)) {
      const seen = new Map<string | number, number>();
      entries.forEach((value, index) => {
        const key = keyOf(value);
        const first = seen.get(key);
        if (first === undefined) seen.set(key, index);
        else {
          context.addIssue({
            code: 'custom',
            path: [index, field],
            message: `expected a unique ${field}, but entry [${first}] has the same key "${key}"${next(entries.map(keyOf))}`,
          });
        }
      });
    }
  });
}

/** Suggests a number that no entry has, as the end of a message; keys that are texts name the entry themselves. */
function next(keys: readonly (string | number)[]): string {
  const numbers = keys.filter((key) => typeof key === 'number');
  return numbers.length > 0 ? `; the next free one is ${Math.max(...numbers) + 1}` : '';
}

/**
 * A key, such as a name or an id, that the schema replaces with the entry of that key.
 *
 * @param what follows 'expected' in the message: "the id of a card in contact.yaml"
 * @param known all keys that are names, to suggest the nearest
 * @param hint what the message says after a key that is not known
 */
export function lookup<Key, Found extends object>(
  key: z.ZodType<Key>,
  what: string,
  find: (key: Key) => Found | undefined,
  known: () => string[] = () => [],
  hint: (key: Key, known: string[]) => string = nearestOf,
) {
  const entry = key.transform((value, context) => {
    const found = find(value);
    if (found) return found;
    const message = `expected ${what}, got ${describeValue(value)}${hint(value, known())}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
  return entry;
}
