import type { LocalContentYear, SafetyPeriod } from './schemas/group.ts';

type Injuries = Pick<SafetyPeriod, 'lostTime' | 'restricted' | 'medical'>;

/** Recordable cases: everything that needed more than first aid. */
export function recordables({ lostTime, restricted, medical }: Injuries): number {
  return lostTime + restricted + medical;
}

/** Cases per 200 000 hours: a hundred people at work for fifty weeks of forty hours. */
export function per200000(cases: number, hours: number): number {
  return (cases * 200_000) / hours;
}

/** What of a year's revenue stayed in the Kingdom, in per cent. */
export function localContentRatio(year: LocalContentYear): number {
  return year.goods + year.salaries + year.training + year.suppliers;
}
