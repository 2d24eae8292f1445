/** How many checks passed, failed and were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** One check that passed or failed as a whole. */
export function one(passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** All of them together. */
export function total(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((all, tally) => all + tally[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The closing line. */
export function summary({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
