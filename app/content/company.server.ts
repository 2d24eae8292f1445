import { z } from 'zod';
import { email, outwardLink, pastYear, phone, text, verbatim } from './fields.server.ts';
import { fileReader } from './files.server.ts';
import { networks } from './networks.ts';
import { parseYaml } from './yaml-document.server.ts';
import { yamlReader } from './yaml-reader.server.ts';

const key = z.string().regex(/^[a-z]\w*$/i, { error: 'expected a name of letters and digits' });

const WHATSAPP = /^https:\/\/wa\.me\/(?:\d{8,15}(?:\?|$)|message\/)/;

const network = z
  .strictObject({
    /** Name of the network, for screen readers. */
    label: text,
    /** Icon of the network. */
    icon: z.enum(networks),
    /** The company's page there; on WhatsApp, https://wa.me/ and the number in digits. */
    href: z.string(),
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
    /** Legal form, such as "Limited liability company". */
    form: text,
    /** Share capital. */
    capital: text,
  })
  .partial();

/** Placeholders of optional facts. */
export const optionalFacts: ReadonlySet<string> = new Set(
  Object.keys(legal.shape).map((name) => `legal.${name}`),
);

/**
 * content/company.yaml: facts about the company, each in one place. Texts name a fact by the
 * path of its field in braces: `{name}`, `{address.line}`, `{phones.sales}`.
 */
const company = z.strictObject({
  /** Name that the site, the mails and the link previews show. */
  name: text,
  /** Name for running text, and below the icon on a telephone's home screen. */
  shortName: text,
  /** Registered name. */
  legalName: text,
  /** Registered name in Arabic. */
  arabicName: verbatim,
  /** What the company does, in a few words. */
  tagline: text,
  /** Year of establishment. */
  established: pastYear,
  /** Further facts of the company in law, each of which may be left out. */
  legal: legal.exactOptional(),
  /** Companies of the group, and the years in which they were founded. */
  groupCompanies: z.record(
    key,
    z.strictObject({
      name: text,
      founded: pastYear,
      /** Its share in the company, in per cent. */
      share: z.number().positive().max(100).exactOptional(),
    }),
  ),
  /** Address of the office. */
  address: z.strictObject({
    /** The whole address as one line. */
    line: text,
    /** Area, street or building. */
    street: text,
    /** City. */
    locality: text,
    /** Postal code. */
    postalCode: verbatim,
    /** Country. */
    country: text,
    /** Code of the country in two letters, for search engines. */
    countryCode: z.string().regex(/^[A-Z]{2}$/, { error: 'expected two capital letters' }),
  }),
  /** Office hours. */
  hours: text,
  /** Main telephone number. */
  phone,
  /** Main e-mail address. */
  email,
  /** Further telephone numbers. */
  phones: z.record(key, phone),
  /** Further e-mail addresses. */
  emails: z.record(key, email),
  /** Numbers under which the company is registered. */
  registrations: z.record(key, verbatim),
  /** Pages on other networks, shown in the footer. */
  networks: z.array(network).default([]),
});

export type Company = z.infer<typeof company>;
export type SocialLink = Company['networks'][number];

export const readCompany = yamlReader('company', company);

/** Year of establishment; 0 if it is invalid, so that the mistakes of other files are reported too. */
export const readEstablished = fileReader('content/company.yaml', (source) =>
  parseYaml(
    'content/company.yaml',
    source,
    z
      .object({ established: pastYear })
      .catch({ established: 0 })
      .transform(({ established }) => established),
  ),
);
