import { listedCertificates } from '#app/content/certificates.server.ts';
import {
  type CompanyFigures,
  hoursSinceLostTime,
  localContentRatio,
  per200000,
  readCompanyFigures,
  recordables,
} from '#app/content/company-figures.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { decimalFormat, numberFormat } from '#app/content/number-format.ts';
import { LANGUAGE } from '#shared/language.ts';
import { readCompanyProfile } from './content.server.ts';
import { type Fact, Facts, Table } from './parts.tsx';

const grouped = numberFormat();
const oneDecimal = decimalFormat(1);
const twoDecimals = decimalFormat(2);

/** Arabic has no space before the sign. */
const PERCENT = LANGUAGE === 'ar' ? '%' : ' %';

/** Employees by trade, with a bar for all and its filled part for the Saudis; the local content by year. */
export function people() {
  const { people: texts, localContent } = readCompanyProfile();
  const { trades, localContent: years } = readCompanyFigures();
  if (trades.length + years.length === 0) return;
  const row = (name: string, people: number, saudis: number) => [
    ...[name, people, saudis],
    `${oneDecimal.format((saudis / people) * 100)}${PERCENT}`,
  ];
  const largest = Math.max(...trades.map(({ people }) => people));
  return (
    <>
      {trades.length > 0 && (
        <>
          <p className="lead">{texts.lead}</p>
          <Table
            name="people"
            heads={[...Object.values(texts.columns), '']}
            figures={1}
            rows={trades.map(({ name, people, saudis }) => [
              ...row(name, people, saudis),
              <svg key="bar" viewBox={`0 0 ${largest} 8`} preserveAspectRatio="none" aria-hidden>
                <rect width={people} height="8" />
                <rect width={saudis} height="8" />
              </svg>,
            ])}
            foot={[[...row(texts.total, sum(trades, 'people'), sum(trades, 'saudis')), '']]}
          />
        </>
      )}
      {years.length > 0 && (
        <section className="part">
          <h3>{localContent.title}</h3>
          <p className="lead">{localContent.lead}</p>
          <Table
            heads={Object.values(localContent.columns)}
            figures={1}
            rows={years.map(({ year, ...shares }) => [
              year,
              ...Object.values(shares).map((share) => oneDecimal.format(share)),
              oneDecimal.format(localContentRatio({ year, ...shares })),
            ])}
          />
        </section>
      )}
    </>
  );
}

/** Hours and injuries by period, with the rate and its formula; the management systems. */
export function safety() {
  const { safety: texts } = readCompanyProfile();
  const figures = readCompanyFigures();
  const { safety, lastLostTime, trainingHours } = figures;
  const systems = listedCertificates().filter(({ page }) => page === 'iso');
  if (safety.length + systems.length === 0) return;
  const facts: Fact[] = [];
  if (lastLostTime) {
    facts.push(
      [texts.lastLostTime, longDate(lastLostTime.date)],
      [texts.hoursSince, grouped.format(hoursSinceLostTime(figures) ?? 0)],
    );
  }
  if (trainingHours > 0) facts.push([texts.trainingHours, grouped.format(trainingHours)]);
  return (
    <>
      {safety.length > 0 && (
        <>
          <p className="lead">{texts.lead}</p>
          <SafetyTable periods={safety} />
          <p className="formula">{texts.formula}</p>
          <Facts className="stats" rows={facts} />
        </>
      )}
      {systems.length > 0 && (
        <section className="part">
          <h3>{texts.systems}</h3>
          <Facts className="systems" rows={systems.map(({ title, covers }) => [title, covers])} />
        </section>
      )}
    </>
  );
}

type Period = CompanyFigures['safety'][number];

/** The last row counts the cases of all periods. */
export function SafetyTable({ periods }: { periods: readonly Period[] }) {
  const { columns, total } = readCompanyProfile().safety;
  const row = (period: Omit<Period, 'firstAid' | 'lostDays'>) => [
    period.period,
    grouped.format(period.hours),
    ...[period.lostTime, period.restricted, period.medical, recordables(period)],
    twoDecimals.format(per200000(recordables(period), period.hours)),
    grouped.format(period.nearMisses),
  ];
  const counted = [
    'hours',
    'fatalities',
    'lostTime',
    'restricted',
    'medical',
    'nearMisses',
  ] as const;
  const sums = Object.fromEntries(counted.map((each) => [each, sum(periods, each)]));
  return (
    <Table
      heads={Object.values(columns)}
      figures={1}
      rows={periods.map(row)}
      foot={[row({ ...(sums as Record<(typeof counted)[number], number>), period: total })]}
    />
  );
}

function sum<Key extends string>(
  rows: readonly { [each in Key]?: number | undefined }[],
  key: Key,
): number {
  return rows.reduce((total, row) => total + (row[key] ?? 0), 0);
}
