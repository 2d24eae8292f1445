import { z } from 'zod';
import { LANGUAGE } from '#shared/language.ts';
import { lettersOf } from '#shared/script.ts';
import { describeValue } from './content-error.server.ts';
import { email, outwardLink, pastYear, phone, text, verbatim } from './fields.server.ts';
import { readerByName } from './files.server.ts';
import { networks } from './networks.ts';
import { openingHours } from './opening-hours.server.ts';
import { warnOfSaudiNumbers } from './saudi-numbers.server.ts';
import { yamlReader } from './yaml-reader.server.ts';

const key = z.string().regex(/^[a-z]\w*$/i, {
  error: ({ input }) =>
    `expected a name of letters and digits, such as "tenderDesk", got ${describeValue(input)}`,
});

const WHATSAPP = /^https:\/\/wa\.me\/(?:\d{8,15}(?:\?|$)|message\/)/;

const network = z
  .strictObject({
    label: text.meta({ hint: 'Name of the network, for screen readers.' }),
    icon: z.enum(networks).meta({ hint: 'Icon of the network.' }),
    href: z.string().meta({
      label: 'Address',
      hint: "The company's page there; on WhatsApp, https://wa.me/ and the number in digits.",
    }),
  })
  .superRefine(({ icon, href }, context) => {
    const message =
      icon === 'whatsapp' && !WHATSAPP.test(href)
        ? 'expected https://wa.me/ and the international number in digits only, such as "https://wa.me/966130000010"'
        : outwardLink.safeParse(href).error?.issues[0]?.message;
    if (message) context.addIssue({ code: 'custom', path: ['href'], message });
  });

const legal = z
  .strictObject({
    form: text.meta({ label: 'Legal form', hint: 'Such as "Limited liability company".' }),
    capital: text.meta({ hint: 'Share capital.' }),
  })
  .partial();

/** The parts of a national address of Saudi Arabia that other addresses do not have. */
const national = z
  .strictObject({
    building: verbatim
      .regex(/^\d{4}$/, { error: 'expected four digits' })
      .meta({ label: 'Building number', hint: 'Building number, four digits.' }),
    additionalNumber: verbatim
      .regex(/^\d{4}$/, { error: 'expected four digits' })
      .meta({ label: 'Additional number', hint: 'Additional number, four digits.' }),
    shortAddress: verbatim
      .regex(/^[A-Z]{4}\d{4}$/, { error: 'expected four capital letters and four digits' })
      .meta({ label: 'Short address', hint: 'Short address, such as RRRD2929.' }),
  })
  .partial();

/** Placeholders of optional facts. */
export const optionalFacts: ReadonlySet<string> = new Set([
  ...Object.keys(legal.shape).map((name) => `legal.${name}`),
  ...Object.keys(national.shape).map((name) => `address.${name}`),
  'mobile',
  'whatsapp',
]);

/** Names of telephones and mailboxes whose keys do not explain themselves. */
const MAILBOXES = {
  homesCity: 'Homes, city',
  homesCoast: 'Homes, coast',
  homesHarbour: 'Homes, harbour',
  hseQuality: 'HSE and quality',
};

/**
 * content/company.yaml: facts about the company, each in one place. Texts name a fact by the
 * path of its field in braces: `{name}`, `{address.line}`, `{phones.sales}`.
 */
const company = z.strictObject({
  name: text.meta({ hint: 'Name that the site, the mails and the link previews show.' }),
  shortName: text.meta({
    hint: "Name for running text, and below the icon on a telephone's home screen.",
  }),
  legalName: text.meta({ hint: 'Registered name.' }),
  arabicName: verbatim
    .refine((name) => lettersOf('Arab').test(name), { error: 'expected Arabic letters' })
    .meta({ hint: 'Registered name in Arabic.' }),
  tagline: text.meta({ hint: 'What the company does, in a few words.' }),
  established: pastYear.meta({ hint: 'Year of establishment.' }),
  legal: legal
    .exactOptional()
    .meta({ hint: 'Further facts of the company in law, each of which may be left out.' }),
  groupCompanies: z
    .record(
      key,
      z.strictObject({
        name: text,
        founded: pastYear,
        share: z
          .number()
          .positive()
          .max(100)
          .exactOptional()
          .meta({ hint: 'Its share in the company, in per cent.' }),
      }),
    )
    .default({})
    .meta({ hint: 'Companies of the group, and the years in which they were founded.' }),
  address: z
    .strictObject({
      line: text.meta({ hint: 'The whole address as one line.' }),
      street: text.meta({ hint: 'Area, street or building.' }),
      locality: text.meta({ label: 'City', hint: 'City.' }),
      region: text.exactOptional().meta({ hint: 'Region, such as "Eastern Province".' }),
      postalCode: verbatim.meta({ hint: 'Postal code.' }),
      country: text.meta({ hint: 'Country.' }),
      countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/, { error: 'expected two capital letters, such as "SA"' })
        .meta({ hint: 'Code of the country in two letters, for search engines.' }),
      ...national.shape,
    })
    .meta({ hint: 'Address of the office.' }),
  hours: text.meta({ hint: 'Office hours.' }),
  opening: openingHours.exactOptional().meta({
    label: 'Opening hours',
    hint: 'The office hours in detail, from which the contact page says whether the office is open now.',
  }),
  phone: phone.meta({ label: 'Telephone', hint: 'Main telephone number.' }),
  mobile: phone.exactOptional().meta({ hint: 'Mobile number.' }),
  whatsapp: phone
    .exactOptional()
    .meta({ label: 'WhatsApp', hint: 'Number that answers on WhatsApp.' }),
  email: email.meta({ label: 'E-mail address', hint: 'Main e-mail address.' }),
  phones: z
    .record(key, phone)
    .default({})
    .meta({ label: 'Telephone numbers', hint: 'Further telephone numbers.', labels: MAILBOXES }),
  emails: z
    .record(key, email)
    .default({})
    .meta({ label: 'E-mail addresses', hint: 'Further e-mail addresses.', labels: MAILBOXES }),
  registrations: z
    .record(key, verbatim)
    .default({})
    .meta({
      hint: 'Numbers under which the company is registered.',
      labels: { vat: 'VAT', duns: 'D-U-N-S' },
    }),
  networks: z
    .array(network.meta({ label: 'Network' }))
    .default([])
    .meta({ hint: 'Pages on other networks, shown in the footer.' }),
});

export type Company = z.infer<typeof company>;
export type SocialLink = Company['networks'][number];

export const readCompany = yamlReader('company', company.superRefine(warnOfSaudiNumbers));

/** Year of establishment; 0 if it is invalid, so that the mistakes of other files are reported too. */
export function readEstablished(): number {
  const { data } = pastYear.safeParse(Number(readFacts().get('established')));
  return data ?? 0;
}

/** Whether a field of the file may have this path: those of its records have any name. */
export function isFact(path: string): boolean {
  const [field = '', ...below] = path.split('.');
  return optionalFacts.has(path) || (below.length > 0 && Object.hasOwn(company.shape, field));
}

/** Facts by placeholder in a language, read although the file may have mistakes. */
export const readFactsIn = readerByName((language) =>
  yamlReader(
    'company',
    z.unknown().transform((company) => factsOf(company)),
    undefined,
    language,
  ),
);

/** Facts by placeholder in the language of the process. */
export const readFacts = () => readFactsIn(LANGUAGE);

/**
 * Facts of content/company.yaml by placeholder: the path of a field, such as `address.line`.
 *
 * @param company the parsed file; its lists are not facts
 */
function factsOf(company: unknown, path = ''): Map<string, string> {
  if (typeof company === 'string' || typeof company === 'number')
    return new Map([[path, String(company)]]);
  if (typeof company !== 'object' || company === null || Array.isArray(company)) return new Map();
  return new Map(
    Object.entries(company).flatMap(([key, value]) => [
      ...factsOf(value, path ? `${path}.${key}` : key),
    ]),
  );
}
