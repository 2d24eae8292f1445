import { distance } from 'fastest-levenshtein';
import { toCardinal as arabicWords } from 'n2words/ar-SA';
import { toCardinal as englishWords } from 'n2words/en-GB';
import { z } from 'zod';
import { LANGUAGE } from '#shared/language.ts';
import type { ValueFor } from '#shared/placeholders.ts';
import { isFact, optionalFacts, readFacts } from './company.server.ts';
import {
  type CompanyFigures,
  localContentRatio,
  per200000,
  readCompanyFigures,
  recordables,
} from './company-figures.server.ts';
import { fileReader } from './files.server.ts';
import { longDate } from './long-date.ts';
import { decimalFormat, numberFormat } from './number-format.ts';
import { isLeftOut } from './page-content.server.ts';
import { type Placeholders, parseYaml } from './yaml-document.server.ts';

const grouped = numberFormat();
const oneDecimal = decimalFormat(1);
const twoDecimals = decimalFormat(2);

/** Spells numbers out. Arabic texts give the noun's forms instead: its number agrees with it. */
const wordsOf = LANGUAGE === 'ar' ? arabicWords : englishWords;

/**
 * Reads the part of a content file that figures are computed from, without its texts: they may name
 * the figures.
 */
function sourceReader<Schema extends z.ZodType>(name: string, schema: Schema) {
  const file = `content/${name}.yaml`;
  const read = fileReader(file, (text) => parseYaml(file, text, schema));
  return () => (isLeftOut(name) ? schema.parse(undefined) : read());
}

const list = z.array(z.unknown()).default([]);
const contract = z.object({ client: z.string().optional(), sector: z.string(), value: z.string() });
const onPage = z.object({ page: z.string() });

const readContracts = sourceReader(
  'portfolio',
  z.object({ records: z.array(contract).default([]) }),
);
const readDetailed = sourceReader('project-details', list);
const readHome = sourceReader('home', z.object({ projects: z.object({ records: list }) }));
const readClients = sourceReader('clients', list);
const readPartners = sourceReader('partners', list);
const readKeyPersons = sourceReader('key-persons', list);
const readExpertise = sourceReader('expertise', z.object({ categories: list }));
const readCapabilities = sourceReader(
  'capabilities',
  z.object({ services: z.object({ list }).prefault({}) }).prefault({}),
);
const readCertificates = sourceReader(
  'certificates',
  z.object({ certificates: z.array(onPage).default([]) }).prefault({}),
);
const readHumanRights = sourceReader(
  'pages/privacy-policy',
  z.object({ clauses: list }).prefault({}),
);

/** The second and later contracts for the same client, who is named. */
function repeated() {
  const named = readContracts().records.filter(({ client }) => client !== undefined);
  return named.filter(
    ({ client }, index) => named.findIndex((first) => first.client === client) !== index,
  );
}

/** SAR million of all contracts, undefined without one. */
function millions(of: (values: number[]) => number): string | undefined {
  const values = readContracts().records.map(({ value }) => Number(value));
  return values.length > 0 ? oneDecimal.format(of(values) / 1e6) : undefined;
}

const sectorsOf = (contracts: z.infer<typeof contract>[]) =>
  new Set(contracts.map(({ sector }) => sector)).size;

const certificatesOn = (page: string) =>
  readCertificates().certificates.filter((certificate) => certificate.page === page).length;

const isNameInGroup = (fact: string) => /^groupCompanies\.\w+\.name$/.test(fact);

const people = () => sum(readCompanyFigures().trades.map((trade) => trade.people));
const saudis = () => sum(readCompanyFigures().trades.map((trade) => trade.saudis));
const apprentices = (count: 'began' | 'qualified' | 'stayed') =>
  sum(readCompanyFigures().apprentices.map((intake) => intake[count]));
const safety = (of: (period: CompanyFigures['safety'][number]) => number) =>
  sum(readCompanyFigures().safety.map(of));
const localContent = (year: number) => {
  const found = readCompanyFigures().localContent.at(year);
  return found && oneDecimal.format(localContentRatio(found));
};

/**
 * Numbers by placeholder: `{keyPersons}` is 5, `{keyPersons in words}` five, `{KeyPersons in words}` Five,
 * `{keyPersons as one person|n people}` five people.
 */
const numbers = {
  headcount: people,
  saudis,
  trainingHours: () => readCompanyFigures().trainingHours,
  apprentices: () => apprentices('began'),
  apprenticesQualified: () => apprentices('qualified'),
  apprenticesStayed: () => apprentices('stayed'),
  hoursWorked: () => safety(({ hours }) => hours),
  hoursSinceLostTime: () => readCompanyFigures().lastLostTime?.hoursSince ?? 0,
  nearMisses: () => safety(({ nearMisses }) => nearMisses),
  groupCompanies: () => readFacts().keys().filter(isNameInGroup).toArray().length,
  keyPersons: () => readKeyPersons().length,
  clients: () => readClients().length,
  /** Clients with more than one contract. */
  clientsAgain: () => new Set(repeated().map(({ client }) => client)).size,
  partners: () => readPartners().length,
  contracts: () => readContracts().records.length,
  contractsInDetail: () => readDetailed().length,
  contractsOnHome: () => readHome().projects.records.length,
  sectors: () => sectorsOf(readContracts().records),
  /** Sectors in which a client has more than one contract. */
  sectorsAgain: () => sectorsOf(repeated()),
  /** Areas of expertise. */
  categories: () => readExpertise().categories.length,
  /** Service types. */
  services: () => readCapabilities().services.list.length,
  isoCertificates: () => certificatesOn('iso'),
  registrations: () => certificatesOn('registrations'),
  humanRights: () => readHumanRights().clauses.length,
} satisfies Record<string, () => number>;

/** Formatted figures by placeholder, undefined without data. A figure reads the same on every page. */
const texts = {
  saudiShare: () => (people() > 0 ? oneDecimal.format((saudis() / people()) * 100) : undefined),
  asOf: () => longDate(readCompanyFigures().asOf),
  lastLostTime: () => {
    const { lastLostTime } = readCompanyFigures();
    return lastLostTime && longDate(lastLostTime.date);
  },
  recordableRate: () => {
    const hours = safety((period) => period.hours);
    return hours > 0 ? twoDecimals.format(per200000(safety(recordables), hours)) : undefined;
  },
  portfolioMillions: () => millions(sum),
  largestContractMillions: () => millions((values) => Math.max(...values)),
  averageContractMillions: () => millions((values) => sum(values) / values.length),
  firstLocalContent: () => localContent(0),
  lastLocalContent: () => localContent(-1),
} satisfies Record<string, () => string | undefined>;

const IN_WORDS = ' in words';
const AS = ' as ';

const pluralRules = new Intl.PluralRules(LANGUAGE);

/** Categories of the language by CLDR, in the order in which a placeholder gives their forms. */
const CATEGORIES = (['one', 'two', 'few', 'many', 'other'] as const).filter((category) =>
  pluralRules.resolvedOptions().pluralCategories.includes(category),
);

/** The number that a placeholder names, and its spelling or its forms. */
function parsed(placeholder: string) {
  const [, given = '', spelling, forms] =
    /^(\w+)(?:( in words)| as ([^{}]+))?$/.exec(placeholder) ?? [];
  const name = given.charAt(0).toLowerCase() + given.slice(1);
  const isCapital = name !== given;
  const byCategory = forms?.split('|').map((form) => form.trim());
  const isDigits = !spelling && !byCategory;
  if (!isNumber(name) || (isDigits && isCapital)) return undefined;
  if (byCategory && byCategory.length !== CATEGORIES.length) return undefined;
  return { name, isDigits, isCapital, byCategory };
}

/**
 * A number in digits or, with ` in words`, spelled out, or with its counted noun; capitalised like the
 * name. Undefined for zero, because no sentence about an empty list would be right.
 */
function numberOf(placeholder: string): string | undefined {
  const named = parsed(placeholder);
  if (!named) return undefined;
  const { name, isDigits, isCapital, byCategory } = named;
  const number = numbers[name]();
  if (number === 0) return undefined;
  if (isDigits) return grouped.format(number);
  const words = byCategory ? withNoun(number, byCategory) : wordsOf(number);
  return isCapital ? words.charAt(0).toLocaleUpperCase(LANGUAGE) + words.slice(1) : words;
}

/** The form for the number's category, the number in place of its `n`. @param forms one of each category */
export function withNoun(number: number, forms: string[]): string {
  const form = forms[CATEGORIES.indexOf(pluralRules.select(number) as never)] ?? '';
  const words = LANGUAGE === 'ar' ? arabicCount(number, forms[0] ?? '') : wordsOf(number);
  // In front of digits the Arabic article is drawn out: الـ40.
  const isDefinite = /^\d/.test(words) ? 'الـ' : 'ال';
  return form.replace(/الn\b/g, isDefinite + words).replace(/\bn\b/g, words);
}

/**
 * A number as Arabic says it before or after the noun: in the gender opposite to that of the singular.
 * Twelve and, from twenty, all others change with their case, so they are digits.
 */
function arabicCount(number: number, singular: string): string {
  if (number === 12 || number >= 20) return grouped.format(number);
  const isFeminine = /^\S*ة(?=\s|$)/.test(singular);
  const words = arabicWords(number, { gender: isFeminine ? 'feminine' : 'masculine' });
  return words === 'ثمان' ? 'ثماني' : words;
}

const isNumber = (name: string): name is keyof typeof numbers => Object.hasOwn(numbers, name);
const isText = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name);

const factOf = (name: string) => readFacts().get(name);

/** Examples among the suggested names, which show the use of `in words` and of forms. */
const EXAMPLES = [`keyPersons${IN_WORDS}`, `keyPersons${AS}${CATEGORIES.join('|')}`];

const placeholders = (valueFor: ValueFor, names: () => string[]): Placeholders => ({
  valueFor,
  isEmpty: (name) => isText(name) || parsed(name) !== undefined || optionalFacts.has(name),
  isFact,
  namesLike: (unknown) => {
    const [name = '', forms] = unknown.split(AS);
    const alike = names().toSorted((a, b) => distance(a, name) - distance(b, name));
    return forms ? [...alike.filter((each) => each.includes(AS)), ...alike] : alike;
  },
});

/** Facts of company.yaml, for texts of mails and of the interface. */
export const facts = placeholders(factOf, () => [...readFacts().keys()]);

/** Facts and figures. A value is computed when a text names it. */
export const factsAndFigures = placeholders(
  (name) => factOf(name) ?? numberOf(name) ?? (isText(name) ? texts[name]() : undefined),
  () => [...readFacts().keys(), ...Object.keys(numbers), ...Object.keys(texts), ...EXAMPLES],
);

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
