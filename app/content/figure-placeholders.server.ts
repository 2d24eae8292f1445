import { readClients } from './companies.server.ts';
import {
  type CompanyFigures,
  localContentRatio,
  per200000,
  readCompanyFigures,
  recordables,
} from './company-figures.server.ts';
import { ContentError } from './content-error.server.ts';
import { longDate } from './long-date.ts';
import { decimalFormat, numberFormat } from './number-format.ts';
import { readPortfolio } from './portfolio.server.ts';

const grouped = numberFormat();
const oneDecimal = decimalFormat(1);
const twoDecimals = decimalFormat(2);

/**
 * Formatted figures by placeholder name, undefined without data. A figure reads the same on every page.
 */
export function readFigures(): Record<string, string | undefined> {
  const figures = readCompanyFigures();
  return { ...peopleFigures(figures), ...safetyFigures(figures), ...workFigures(figures) };
}

function peopleFigures({ trades, asOf, trainingHours, apprentices }: CompanyFigures) {
  const people = sum(trades.map((trade) => trade.people));
  const saudis = sum(trades.map((trade) => trade.saudis));
  return {
    ...ifAny(trades, {
      headcount: grouped.format(people),
      saudis: grouped.format(saudis),
      saudiShare: oneDecimal.format((saudis / people) * 100),
    }),
    asOf: longDate(asOf),
    trainingHours: trainingHours > 0 ? grouped.format(trainingHours) : undefined,
    ...ifAny(apprentices, {
      apprentices: grouped.format(sum(apprentices.map(({ began }) => began))),
      apprenticesQualified: grouped.format(sum(apprentices.map(({ qualified }) => qualified))),
      apprenticesStayed: grouped.format(sum(apprentices.map(({ stayed }) => stayed))),
    }),
  };
}

function safetyFigures({ safety, lastLostTime }: CompanyFigures) {
  const hours = sum(safety.map((period) => period.hours));
  return {
    ...ifAny(safety, {
      hoursWorked: grouped.format(hours),
      recordableRate: twoDecimals.format(per200000(sum(safety.map(recordables)), hours)),
      nearMisses: grouped.format(sum(safety.map(({ nearMisses }) => nearMisses))),
    }),
    hoursSinceLostTime: lastLostTime && grouped.format(lastLostTime.hoursSince),
    lastLostTime: lastLostTime && longDate(lastLostTime.date),
  };
}

function workFigures({ localContent }: CompanyFigures) {
  const { records } = readPortfolio();
  const ratios = localContent.map((year) => oneDecimal.format(localContentRatio(year)));
  const clients = readClients();
  return {
    ...ifAny(records, {
      contracts: String(records.length),
      portfolioMillions: oneDecimal.format(sum(records.map(({ value }) => Number(value))) / 1e6),
    }),
    ...ifAny(clients, { clients: String(clients.length) }),
    firstLocalContent: ratios[0],
    lastLocalContent: ratios.at(-1),
  };
}

/** The figures, or the same names without values if the list they come from is empty. */
function ifAny(
  list: readonly unknown[],
  figures: Record<string, string>,
): Record<string, string | undefined> {
  if (list.length > 0) return figures;
  return Object.fromEntries(Object.keys(figures).map((name) => [name, undefined]));
}

/**
 * Replaces `{headcount}` and the other figure placeholders in a file's text. Runs before parsing, so
 * that the line numbers of messages are correct.
 *
 * @throws ContentError for an unknown figure, or one without data
 */
export function fillFigures(file: string, text: string): string {
  const figures = readFigures();
  return text.replace(/\{(\w+)\}/g, (_, name: string, offset: number) => {
    const figure = figures[name];
    if (figure !== undefined) return figure;
    const line = text.slice(0, offset).split('\n').length;
    const message =
      name in figures
        ? `{${name}} has no value, because its list is empty; remove the sentence, or fill the list`
        : `expected one of ${Object.keys(figures).join(', ')}, got "${name}"`;
    throw new ContentError(file, [{ line, field: '', message }]);
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
