import { z } from 'zod';

/** A language of the site. */
export const language = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}$/, {
      error: ({ input }) =>
        `expected a code in two or three small letters, such as "en" or "ar", got "${input}"`,
      abort: true,
    })
    .meta({
      hint: 'BCP 47: the folder below content/, and the first segment of its paths unless it is the default.',
    }),
  name: z.string().min(1).meta({ hint: 'Its name in the language itself.' }),
  direction: z.enum(['ltr', 'rtl']),
  locale: z
    .string()
    .refine(isLocale, {
      error: ({ input }) => `expected a locale such as "en-GB" or "ar-SA", got "${input}"`,
    })
    .meta({ hint: 'Locale of numbers and dates, BCP 47 with extensions.' }),
  offer: z.string().min(1).meta({
    label: 'Offer to change the language',
    hint: 'Offer of this language, shown on pages in other languages to visitors who prefer it.',
  }),
  close: z.string().min(1).meta({ hint: 'Name of the button that closes the offer.' }),
  font: z
    .string()
    .regex(/^@fontsource\/[a-z\d-]+$/, {
      error: 'expected a package of fontsource such as "@fontsource/noto-sans-devanagari"',
    })
    .exactOptional()
    .meta({
      hint: 'Package with the letters of a script other than Latin and Arabic: ask a developer.',
    }),
  untranslated: z
    .enum(['refuse', 'show'])
    .exactOptional()
    .meta({
      label: 'Texts without translation',
      labels: { refuse: 'Stop the publication', show: 'Show the original' },
      hint: 'Whether they stop the publication, as is usual, or pages show the original text.',
    }),
});

export type Language = z.infer<typeof language>;

/** `languages` of content/site.yaml: at least one, the first of which is the default. */
export const languageList = z
  .tuple([language.meta({ label: 'Language' })], language)
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, {
    error: 'expected each language once',
  });

function isLocale(value: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(value).length > 0;
  } catch {
    return false;
  }
}
