import { localContentRatio, per200000, recordables } from '#app/content/company-figures.server.ts';
import { longDate } from '#app/content/long-date.ts';
import { decimalFormat, numberFormat } from '#app/content/number-format.ts';
import { PrintTable } from './print-table.tsx';
import type { ProfileData } from './profile-data.server.ts';

const grouped = numberFormat();
const oneDecimal = decimalFormat(1);
const twoDecimals = decimalFormat(2);

/** Employees by trade, with a bar for all and its filled part for the Saudis. */
export function People({ texts: { people: texts }, figures: { trades } }: ProfileData) {
  const largest = Math.max(...trades.map(({ people }) => people));
  const people = total(trades.map((trade) => trade.people));
  const saudis = total(trades.map((trade) => trade.saudis));
  const { columns } = texts;
  return (
    <>
      <p className="lead">{texts.lead}</p>
      <PrintTable
        name="trades"
        heads={[columns.trade, columns.people, columns.saudis, columns.share, '']}
        figures={[1, 2, 3]}
        rows={trades.map((trade) => [
          trade.name,
          trade.people,
          trade.saudis,
          share(trade.saudis, trade.people),
          <svg key="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className="all" width={(trade.people / largest) * 100} height="8" />
            <rect className="part" width={(trade.saudis / largest) * 100} height="8" />
          </svg>,
        ])}
        foot={[[texts.total, people, saudis, share(saudis, people), '']]}
      />
    </>
  );
}

const share = (part: number, whole: number) => `${oneDecimal.format((part / whole) * 100)} %`;

/** Hours and injuries by period, with the rate and its formula. */
export function Safety({ texts: { safety: texts }, figures }: ProfileData) {
  const { safety, lastLostTime, trainingHours } = figures;
  const { columns } = texts;
  const sum = (of: (period: (typeof safety)[number]) => number) => total(safety.map(of));
  const row = (period: Omit<(typeof safety)[number], 'firstAid'>) => [
    period.period,
    grouped.format(period.hours),
    period.lostTime,
    period.restricted,
    period.medical,
    recordables(period),
    twoDecimals.format(per200000(recordables(period), period.hours)),
    grouped.format(period.nearMisses),
  ];
  const facts: [term: string, text: string][] = [];
  if (lastLostTime) {
    facts.push(
      [texts.lastLostTime, longDate(lastLostTime.date)],
      [texts.hoursSince, grouped.format(lastLostTime.hoursSince)],
    );
  }
  if (trainingHours > 0) facts.push([texts.trainingHours, grouped.format(trainingHours)]);
  return (
    <>
      <p className="lead">{texts.lead}</p>
      <PrintTable
        name="record"
        heads={[
          columns.period,
          columns.hours,
          columns.lostTime,
          columns.restricted,
          columns.medical,
          columns.recordable,
          columns.rate,
          columns.nearMisses,
        ]}
        figures={[1, 2, 3, 4, 5, 6, 7]}
        rows={safety.map(row)}
        foot={[
          row({
            period: texts.total,
            hours: sum(({ hours }) => hours),
            fatalities: sum(({ fatalities = 0 }) => fatalities),
            lostTime: sum(({ lostTime }) => lostTime),
            restricted: sum(({ restricted }) => restricted),
            medical: sum(({ medical }) => medical),
            nearMisses: sum(({ nearMisses }) => nearMisses),
          }),
        ]}
      />
      <p className="formula">{texts.formula}</p>
      {facts.length > 0 && (
        <dl className="stats">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Parts of the local content by year, and their sum. */
export function LocalContent({ texts: { localContent: texts }, figures }: ProfileData) {
  const { columns } = texts;
  return (
    <section className="part">
      <h3>{texts.title}</h3>
      <p className="lead">{texts.lead}</p>
      <PrintTable
        name="record"
        heads={[
          columns.year,
          columns.goods,
          columns.salaries,
          columns.training,
          columns.suppliers,
          columns.ratio,
        ]}
        figures={[1, 2, 3, 4, 5]}
        rows={figures.localContent.map((year) => [
          year.year,
          oneDecimal.format(year.goods),
          oneDecimal.format(year.salaries),
          oneDecimal.format(year.training),
          oneDecimal.format(year.suppliers),
          oneDecimal.format(localContentRatio(year)),
        ])}
      />
    </section>
  );
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
