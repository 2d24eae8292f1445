import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { metric, readMetrics, type TestDesk } from './desk.ts';
import { send } from './http.ts';

const DOCS = resolve(import.meta.dirname, '../../docs');
const OPERATING = readFileSync(resolve(DOCS, 'operating.md'), 'utf8');

/** The recommended alerts. */
export const ALERTS: { alert: string; expr: string }[] = parse(
  readFileSync(resolve(DOCS, 'alerts.yml'), 'utf8'),
).groups[0].rules;

/** The rows of docs/operating.md about failures: by failure, what each monitor reports. */
export const DOCUMENTED = new Map(
  Array.from(OPERATING.matchAll(/^\| (.*) \|$/gm), ([, row = '']) => {
    const [failure = '', ...reports] = row.split('|').map((cell) => cell.trim());
    return [failure, reports];
  }),
);

/** What each monitor reports now, in the order of the table's columns: the log since it had this length. */
export async function complaints(desk: TestDesk, before = desk.log().length): Promise<string[][]> {
  const ready = await statusOf(desk, '/readyz');
  const delivery = await statusOf(desk, '/readyz/delivery');
  const alerts: string[] = [];
  for (const { alert, expr } of ALERTS) if (await fires(desk, expr)) alerts.push(`\`${alert}\``);
  const logged = Array.from(desk.log().slice(before).matchAll(/^.+$/gm), ([line]) =>
    JSON.parse(line),
  )
    .filter(({ level }) => level >= 40)
    .map(({ level, msg }) => `${level} \`${msg.replace(/:.*/, '')}\``);
  return [ready, delivery, alerts, logged];
}

async function statusOf({ url }: TestDesk, path: string): Promise<string[]> {
  const answer = await send(url, path).catch(() => undefined);
  return answer?.status === 200 ? [] : [answer ? String(answer.status) : 'no answer'];
}

const COMPARISONS: Record<string, (left: number, right: number) => boolean> = {
  '==': (left, right) => left === right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

/** Whether an alert's expression is true; `up` is Prometheus's own metric. */
async function fires(desk: TestDesk, expression: string): Promise<boolean> {
  const [, selected] = /^increase\((.*)\[10m\]\) > 0$/.exec(expression) ?? [];
  if (selected) return increased(desk, selected);
  const [series = '', comparison = '', limit] = expression.split(' ');
  const isUp = () => readMetrics(desk).then(() => 1);
  const value = await (series.startsWith('up{') ? isUp() : metric(desk, series)).catch(() =>
    series.startsWith('up{') ? 0 : Number.NaN,
  );
  return COMPARISONS[comparison]?.(value, Number(limit)) ?? false;
}

const lastLooks = new WeakMap<TestDesk, Map<string, number>>();

/** Whether a selected series, such as `metric{label=~"a.*"}`, has grown since the last look. */
async function increased(desk: TestDesk, selected: string): Promise<boolean> {
  const [, name = '', labels = ''] = /^(\w+)\{(.*)\}$/.exec(selected) ?? [];
  const patterns = [...labels.matchAll(/(\w+)=(~?)"(.*?)"/g)].map(
    ([, label, isPattern, value = '']) =>
      RegExp(`\\b${label}="${isPattern ? value : RegExp.escape(value)}"`),
  );
  const looked = lastLooks.get(desk) ?? new Map<string, number>();
  lastLooks.set(desk, looked);
  let grown = false;
  for (const line of (await readMetrics(desk).catch(() => '')).split('\n')) {
    const [series = '', value] = line.split(/ (?=\S+$)/);
    if (!series.startsWith(`${name}{`) || !patterns.every((each) => each.test(series))) continue;
    // As in Prometheus: the first value of a series is no increase.
    grown ||= Number(value) > (looked.get(series) ?? Number.POSITIVE_INFINITY);
    looked.set(series, Number(value));
  }
  return grown;
}
