import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { date, email, key, pastDate, pastYear, phone, text } from '#app/content/fields.server.ts';
import { brandColours } from '#shared/brand.ts';
import { origin } from '#shared/mail-settings.ts';
import { programPath } from '#tools/program-path.ts';
import { PAGES } from './pages.ts';
import { CODES, type Code, type Words } from './words.ts';

/** Registrations whose names the program knows. */
export const REGISTRATIONS = {
  commercial: { en: 'Commercial registration', ar: 'السجل التجاري' },
  vat: { en: 'VAT', ar: 'الرقم الضريبي' },
  zakat: { en: 'Zakat certificate', ar: 'شهادة الزكاة' },
  chamber: { en: 'Chamber of commerce', ar: 'الغرفة التجارية' },
  socialInsurance: { en: 'Social insurance (GOSI)', ar: 'التأمينات الاجتماعية' },
} as const satisfies Record<string, Words>;

/** Colours of a site whose company has not chosen its own. */
export const COLOURS = brandColours.parse(
  parse(readFileSync(programPath('tools/new-company/starter/colours.yaml'), 'utf8')),
);

const phoneNumber = z.string().refine((value) => phone.safeParse(value).success, {
  error: 'expected a telephone number such as "+966 13 000 0010"',
});
const plain = text.meta({ isText: false });

/** Pages that need a trade. */
export const OF_TRADES: readonly string[] = ['/contract', '/area-of-expertise'];

const dateToCome = date.refine((value) => value >= new Date().toISOString().slice(0, 10), {
  error: 'expected a date to come: leave out a certificate that has expired',
});

/** The languages, which decide what the other answers look like. */
export const languages = z
  .array(z.enum(CODES))
  .min(1)
  .max(CODES.length)
  .refine((codes) => new Set(codes).size === codes.length, {
    error: 'expected each language once',
  });

/** The answers about a company, from the questionnaire or a file. */
export function answersIn(codes: readonly Code[]) {
  const [only] = codes.length === 1 ? codes : [];
  const expected = only
    ? 'expected a text'
    : `expected the text in each language: { ${codes.map((code) => `${code}: …`).join(', ')} }`;
  const words = z
    .unknown()
    .transform((given) => (only && typeof given === 'string' ? { [only]: given } : given))
    .refine((given) => typeof given === 'object' && given !== null, {
      error: expected,
      abort: true,
    })
    .pipe(z.strictObject(Object.fromEntries(codes.map((code) => [code, plain]))))
    .transform((texts): Words => texts);
  return z
    .strictObject({
      languages,
      name: words,
      shortName: words,
      legalName: words,
      arabicName: plain.optional(),
      tagline: words,
      established: pastYear,
      address: z.strictObject({
        street: words,
        locality: words,
        postalCode: plain,
        country: words,
        countryCode: z
          .string()
          .regex(/^[A-Z]{2}$/, { error: 'expected two capital letters, such as "SA"' }),
      }),
      place: z.strictObject({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
      hours: words,
      phone: phoneNumber,
      email,
      siteUrl: origin('expected the public address, such as "https://www.example.com"'),
      brand: brandColours.default(COLOURS),
      sectors: z.array(z.strictObject({ id: key, name: words })).default([]),
      trades: z.array(z.strictObject({ name: words, work: words })).default([]),
      desks: z
        .array(z.strictObject({ title: words, subject: words, email, phone: phoneNumber }))
        .default([]),
      people: z.array(z.strictObject({ name: words, post: words, duty: words })).default([]),
      registrations: z
        .partialRecord(z.enum(Object.keys(REGISTRATIONS) as (keyof typeof REGISTRATIONS)[]), plain)
        .default({}),
      certificates: z
        .array(
          z.strictObject({
            name: plain,
            number: plain,
            issuer: words,
            issued: pastDate,
            expires: dateToCome.optional(),
          }),
        )
        .default([]),
      pages: z.array(z.enum(Object.keys(PAGES) as (keyof typeof PAGES)[])).default([]),
    })
    .superRefine(({ arabicName, name, pages, trades, desks }, context) => {
      if (!arabicName && !name.ar) {
        const message = 'expected the name in Arabic';
        context.addIssue({ code: 'custom', path: ['arabicName'], message });
      }
      if (new Set(desks.map(({ title }) => JSON.stringify(title))).size < desks.length) {
        const message = 'expected desks with different titles';
        context.addIssue({ code: 'custom', path: ['desks'], message });
      }
      for (const [index, page] of pages.entries()) {
        if (trades.length > 0 || !OF_TRADES.includes(page)) continue;
        const message = `expected "trades", which ${page} shows: name some, or leave out the page`;
        context.addIssue({ code: 'custom', path: ['pages', index], message });
      }
    });
}

export type Answers = z.infer<ReturnType<typeof answersIn>>;
