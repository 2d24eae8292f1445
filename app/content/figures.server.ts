import { readClients } from './companies.server.ts';
import { ContentError } from './content-error.server.ts';
import { readGroup } from './group.server.ts';
import { longDate } from './long-date.ts';
import { decimalFormat, numberFormat } from './number-format.ts';
import { readPortfolio } from './portfolio.server.ts';
import { localContentRatio, per200000, recordables } from './rates.ts';
import type { Group } from './schemas/group.ts';

const grouped = numberFormat();
const oneDecimal = decimalFormat(1);
const twoDecimals = decimalFormat(2);

/** Figures that a page's text may name in braces; each is said in one form everywhere. */
export function readFigures(): Record<string, string> {
  const group = readGroup();
  return { ...peopleFigures(group), ...safetyFigures(group), ...workFigures(group) };
}

function peopleFigures({ trades, asOf, trainingHours, apprentices }: Group) {
  const people = sum(trades.map((trade) => trade.people));
  const saudis = sum(trades.map((trade) => trade.saudis));
  return {
    headcount: grouped.format(people),
    saudis: grouped.format(saudis),
    saudiShare: oneDecimal.format((saudis / people) * 100),
    asOf: longDate(asOf),
    trainingHours: grouped.format(trainingHours),
    apprentices: grouped.format(sum(apprentices.map(({ began }) => began))),
    apprenticesQualified: grouped.format(sum(apprentices.map(({ qualified }) => qualified))),
    apprenticesStayed: grouped.format(sum(apprentices.map(({ stayed }) => stayed))),
  };
}

function safetyFigures({ safety, lastLostTime }: Group) {
  const hours = sum(safety.map((period) => period.hours));
  return {
    hoursWorked: grouped.format(hours),
    hoursSinceLostTime: grouped.format(lastLostTime.hoursSince),
    lastLostTime: longDate(lastLostTime.date),
    recordableRate: twoDecimals.format(per200000(sum(safety.map(recordables)), hours)),
    nearMisses: grouped.format(sum(safety.map(({ nearMisses }) => nearMisses))),
  };
}

function workFigures({ localContent }: Group) {
  const { records } = readPortfolio();
  const ratios = localContent.map((year) => oneDecimal.format(localContentRatio(year)));
  return {
    contracts: String(records.length),
    portfolioMillions: oneDecimal.format(sum(records.map(({ value }) => Number(value))) / 1e6),
    clients: String(readClients().length),
    firstLocalContent: ratios[0] ?? '',
    lastLocalContent: ratios.at(-1) ?? '',
  };
}

/**
 * Puts the figures into a file's text before it is parsed, so that lines stay what they are.
 *
 * @throws ContentError naming a figure that does not exist
 */
export function withFigures(file: string, text: string): string {
  const figures = readFigures();
  return text.replace(/\{(\w+)\}/g, (_, name: string, offset: number) => {
    const figure = figures[name];
    if (figure !== undefined) return figure;
    const line = text.slice(0, offset).split('\n').length;
    const message = `expected one of ${Object.keys(figures).join(', ')}, got "${name}"`;
    throw new ContentError(file, [{ line, field: '', message }]);
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
