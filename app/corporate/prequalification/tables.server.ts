import { z } from 'zod';
import { addressOf } from '#app/content/address.ts';
import {
  type Certificate,
  listedCertificates,
  readCertificates,
} from '#app/content/certificates.server.ts';
import { readCompany } from '#app/content/company.server.ts';
import { per200000, readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readDisciplines } from '#app/content/disciplines.server.ts';
import { text, texts, textWith } from '#app/content/fields.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { officialDate } from '#app/content/long-date.ts';
import { decimalFormat, numberFormat } from '#app/content/number-format.ts';
import { fill, listed } from '#app/content/placeholders.ts';
import { type PortfolioRecord, readPortfolio } from '#app/content/portfolio.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { escapeMarkup } from '#shared/escape.ts';
import { LANGUAGE } from '#shared/language.ts';
import { sar, sarMillions } from '../money.ts';
import { summarise } from '../project/summary.ts';
import { readProjects } from '../project-details/content.server.ts';
import { computedTables } from '../text-page/blocks/computed-blocks.server.ts';
import type { TableBlock } from '../text-page/blocks/content.server.ts';

/** A column: words, or figures aligned to the end. */
type Look = 'words' | 'figures';

/** A cell with markup; all others are escaped. */
interface Html {
  html: string;
}

/** The cells of a row, in the order of the columns. Of a cell without a value, a dash is shown. */
type Row = readonly (string | number | Html | undefined)[];

/**
 * A table whose headings are in the content and whose rows are computed. A column that no row has a
 * value for is left out.
 *
 * @param columns in display order; the first one names the row
 * @param fields further fields of the table in the content
 */
function table<Kind extends string, Key extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  columns: Record<Key, Look>,
  fields: Fields,
  rowsOf: (given: z.output<z.ZodObject<Fields>>) => Row[],
) {
  const keys = Object.keys(columns) as Key[];
  return z
    .strictObject({
      kind: z.literal(kind),
      caption: text,
      columns: texts(...keys),
      ...fields,
    })
    .transform((parsed): TableBlock => {
      // TypeScript does not resolve the fields of a schema that is spread from a parameter.
      const given = parsed as unknown as z.output<z.ZodObject<Fields>> & {
        caption: string;
        columns: Record<Key, string>;
      };
      const rows = rowsOf(given);
      const shown = keys.filter((_, column) => rows.some((row) => row[column] !== undefined));
      return {
        kind: 'table',
        caption: given.caption,
        columns: shown.map((key) => ({
          label: given.columns[key],
          figures: columns[key] === 'figures',
        })),
        rows: rows.map((row) => shown.map((key) => htmlOf(row[keys.indexOf(key)]))),
      };
    });
}

function htmlOf(cell: Row[number] = '–'): string {
  return typeof cell === 'object' ? cell.html : escapeMarkup(String(cell));
}

const grouped = numberFormat();
const whole = decimalFormat(0);
const twoDecimals = decimalFormat(2);

/** The companies that own this one. */
const shareholders = table(
  'shareholders',
  { name: 'words', founded: 'figures', share: 'figures' },
  {},
  () =>
    Object.values(readCompany().groupCompanies).map(({ name, founded, share }) => [
      name,
      founded,
      share === undefined ? undefined : grouped.format(share),
    ]),
);

/** Contracts by year of handover, with the running total; the last row is the sum. */
const contractsByYear = table(
  'contracts-by-year',
  {
    year: 'words',
    contracts: 'figures',
    value: 'figures',
    largest: 'figures',
    running: 'figures',
  },
  { total: text.meta({ hint: 'Name of the last row.' }) },
  ({ total }) => {
    const { records } = readPortfolio();
    const years = [...new Set(records.map(({ year }) => year))].toSorted();
    const row = (year: number | string, of: readonly PortfolioRecord[], until = of) => [
      year,
      of.length,
      totalMillions(of),
      sarMillions(Math.max(...of.map(({ value }) => Number(value)))),
      totalMillions(until),
    ];
    const rows = years.map((year) =>
      row(
        year,
        records.filter((record) => record.year === year),
        records.filter((record) => record.year <= year),
      ),
    );
    return rows.length === 0 ? [] : [...rows, row(total, records)];
  },
);

/** Contracts by size. */
const contractSizes = table(
  'contract-sizes',
  { size: 'words', contracts: 'figures', value: 'figures', share: 'figures' },
  {
    limits: z
      .array(z.number().positive().meta({ label: 'Limit' }))
      .min(1)
      .meta({ hint: 'Limits between the sizes in SAR million, ascending.' }),
    upTo: textWith('to').meta({ hint: 'Name of the smallest size.' }),
    between: textWith('from', 'to').meta({ hint: 'Name of a size between two limits.' }),
    above: textWith('from').meta({ hint: 'Name of the largest size.' }),
  },
  ({ limits, upTo, between, above }) => {
    const { records } = readPortfolio();
    const { total } = summarise(records);
    return [...limits, Number.POSITIVE_INFINITY].flatMap((to, index) => {
      const from = limits[index - 1] ?? 0;
      const of = records.filter(({ value }) => {
        const millions = Number(value) / 1e6;
        return millions > from && millions <= to;
      });
      if (of.length === 0) return [];
      const name = from === 0 ? upTo : to === Number.POSITIVE_INFINITY ? above : between;
      const size = fill(name, { from: grouped.format(from), to: grouped.format(to) });
      const share = whole.format((summarise(of).total / total) * 100);
      return [[size, of.length, totalMillions(of), share]];
    });
  },
);

/** The largest contracts, each with a link to its page, if it has one. */
const largestContracts = table(
  'largest-contracts',
  { project: 'words', client: 'words', value: 'figures', months: 'figures', year: 'figures' },
  { count: z.int().positive().meta({ hint: 'Number of contracts.' }) },
  ({ count }) =>
    byValue(readPortfolio().records)
      .slice(0, count)
      .map((record) => {
        const { client, value, duration, year } = record;
        return [linked(record), client, sar(Number(value)), duration, year];
      }),
);

/** Clients by the value of their contracts. */
const contractsByClient = table(
  'contracts-by-client',
  { client: 'words', sector: 'words', contracts: 'figures', value: 'figures', year: 'figures' },
  {},
  () =>
    [...Map.groupBy(readPortfolio().records, ({ client }) => client)]
      .map(([client, of]) => ({ client, of, total: summarise(of).total }))
      .toSorted((a, b) => b.total - a.total)
      .map(({ client, of, total }) => [
        client,
        listed([...new Set(of.map(({ sector }) => sector))], readInterface().list),
        of.length,
        sarMillions(total),
        Math.max(...of.map(({ year }) => year)),
      ]),
);

/** Contracts by discipline. A contract counts in each of its disciplines. */
const contractsByDiscipline = table(
  'contracts-by-discipline',
  { discipline: 'words', contracts: 'figures', largest: 'words', value: 'figures' },
  {},
  () =>
    readDisciplines().flatMap(({ category, records }) => {
      const [largest] = byValue(records);
      if (!largest) return [];
      const value = sarMillions(Number(largest.value));
      return [[category.category, records.length, linked(largest), value]];
    }),
);

/** Employees by trade, without the bars of `headcount`: they would be a fifth of the markup of all tables. */
const peopleByTrade = table(
  'people-by-trade',
  { trade: 'words', people: 'figures', saudis: 'figures', share: 'figures' },
  {},
  () =>
    readCompanyFigures().trades.map(({ name, people, saudis }) => [
      name,
      grouped.format(people),
      grouped.format(saudis),
      whole.format((saudis / people) * 100),
    ]),
);

const facilities = table('facilities', { name: 'words', size: 'figures', use: 'words' }, {}, () =>
  readCompanyFigures().facilities.map(({ name, size, use }) => [name, size, use]),
);

const plant = table('plant', { name: 'words', number: 'figures', capacity: 'words' }, {}, () =>
  readCompanyFigures().plant.map(({ name, count, capacity }) => [
    name,
    grouped.format(count),
    capacity || undefined,
  ]),
).meta({ label: 'Plant and equipment' });

/** In Arabic a date has two lines, one for each calendar. */
const dates: Look = LANGUAGE === 'ar' ? 'words' : 'figures';

/** Certificates of one page, each with an address of its own and its file; below the issuer, its accreditation. */
const certificates = table(
  'certificates',
  { certificate: 'words', number: 'words', issuer: 'words', issued: dates, expires: dates },
  { page: z.enum(['iso', 'registrations']).meta({ labels: { iso: 'ISO' } }) },
  ({ page }) => {
    if (listedCertificates().length === 0) return [];
    const { certificates, labels } = readCertificates();
    return certificates
      .filter((each) => each.page === page)
      .map((each) => [
        {
          html: `<span id="certificate-${each.id}"><b>${escapeMarkup(each.title)}</b><br>${escapeMarkup(each.scope)}<br>${fileLink(each)}</span>`,
        },
        { html: `<bdi>${escapeMarkup(each.number)}</bdi>` },
        each.issuer && {
          html: [each.issuer, each.accreditation ?? []].flat().map(escapeMarkup).join('<br>'),
        },
        officialDate(each.issued, each.issued),
        each.expires ? officialDate(each.expires, each.expires) : labels.noExpiry,
      ]);
  },
);

/** Fatalities and lost time in the periods that give both. */
const lostTime = table(
  'lost-time',
  {
    period: 'words',
    fatalities: 'figures',
    lostTime: 'figures',
    rate: 'figures',
    lostDays: 'figures',
    severity: 'figures',
  },
  {},
  () =>
    readCompanyFigures().safety.flatMap(({ period, hours, fatalities, lostTime, lostDays }) => {
      if (fatalities === undefined || lostDays === undefined) return [];
      const rate = twoDecimals.format(per200000(fatalities + lostTime, hours));
      const severity = twoDecimals.format(per200000(lostDays, hours));
      return [[period, fatalities, lostTime, rate, grouped.format(lostDays), severity]];
    }),
);

const insurance = table('insurance', { cover: 'words', limit: 'words', extent: 'words' }, {}, () =>
  readCompanyFigures().insurance.map(({ cover, limit, extent }) => [
    cover,
    limit,
    extent || undefined,
  ]),
);

const keyPersons = table(
  'key-persons',
  { position: 'words', name: 'words', description: 'words' },
  {},
  () =>
    readKeyPersons().map(({ designation, name, description }) => [designation, name, description]),
);

/** A table of the questionnaire, by its kind. */
export const answerTable = z.discriminatedUnion('kind', [
  shareholders,
  contractsByYear,
  contractSizes,
  largestContracts,
  contractsByClient,
  contractsByDiscipline,
  peopleByTrade,
  facilities,
  plant,
  certificates,
  lostTime,
  insurance,
  keyPersons,
  ...computedTables,
]);

function totalMillions(records: readonly PortfolioRecord[]): string {
  return sarMillions(summarise(records).total);
}

function byValue(records: readonly PortfolioRecord[]): PortfolioRecord[] {
  return records.toSorted((a, b) => Number(b.value) - Number(a.value));
}

function linked({ id, title }: PortfolioRecord): string | Html {
  const hasPage = readProjects().some(({ record }) => record.id === id);
  const to = addressOf(detailsPath('project', title));
  return hasPage ? { html: `<a href="${to}">${escapeMarkup(title)}</a>` } : title;
}

/** A link that downloads a certificate under its id: the document, or its picture. */
function fileLink({ id, image }: Certificate): string {
  const src = image.pdf?.src ?? image.src;
  const file = id + src.slice(src.lastIndexOf('.'));
  return `<a href="${src}" download="${file}">${file}</a>`;
}
