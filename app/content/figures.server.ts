import { z } from 'zod';
import { readFacts } from './company.server.ts';
import {
  type CompanyFigures,
  hoursSinceLostTime,
  localContentRatio,
  per200000,
  readCompanyFigures,
  recordables,
} from './company-figures.server.ts';
import { fileReader } from './files.server.ts';
import { isLeftOut } from './page-content.server.ts';
import { parseYaml } from './yaml-document.server.ts';

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
function millions(of: (values: number[]) => number): number | undefined {
  const values = readContracts().records.map(({ value }) => Number(value));
  return values.length > 0 ? of(values) / 1e6 : undefined;
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
  return found && localContentRatio(found);
};

/**
 * Numbers by placeholder: `{keyPersons}` is 5, `{keyPersons in words}` five, `{KeyPersons in words}` Five,
 * `{keyPersons as one person|n people}` five people.
 */
export const numbers = {
  headcount: people,
  saudis,
  trainingHours: () => readCompanyFigures().trainingHours,
  apprentices: () => apprentices('began'),
  apprenticesQualified: () => apprentices('qualified'),
  apprenticesStayed: () => apprentices('stayed'),
  hoursWorked: () => safety(({ hours }) => hours),
  hoursSinceLostTime: () => hoursSinceLostTime(readCompanyFigures()) ?? 0,
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

/** How a language writes figures that are no counts. */
export interface Formats {
  oneDecimal(value: number): string;
  twoDecimals(value: number): string;
  /** @param date as YYYY-MM-DD */
  longDate(date: string): string;
}

const written = ({ oneDecimal }: Formats, value: number | undefined) =>
  value === undefined ? undefined : oneDecimal(value);

/** Formatted figures by placeholder, undefined without data. A figure reads the same on every page. */
export const texts = {
  saudiShare: ({ oneDecimal }) =>
    people() > 0 ? oneDecimal((saudis() / people()) * 100) : undefined,
  asOf: ({ longDate }) => longDate(readCompanyFigures().asOf),
  lastLostTime: ({ longDate }) => {
    const { lastLostTime } = readCompanyFigures();
    return lastLostTime && longDate(lastLostTime.date);
  },
  recordableRate: ({ twoDecimals }) => {
    const hours = safety((period) => period.hours);
    return hours > 0 ? twoDecimals(per200000(safety(recordables), hours)) : undefined;
  },
  portfolioMillions: (formats) => written(formats, millions(sum)),
  largestContractMillions: (formats) =>
    written(
      formats,
      millions((values) => Math.max(...values)),
    ),
  averageContractMillions: (formats) =>
    written(
      formats,
      millions((values) => sum(values) / values.length),
    ),
  firstLocalContent: (formats) => written(formats, localContent(0)),
  lastLocalContent: (formats) => written(formats, localContent(-1)),
} satisfies Record<string, (formats: Formats) => string | undefined>;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
