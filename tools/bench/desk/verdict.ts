/** The result of a measurement: lines to print, and whether it is within its limits. */
export interface Verdict {
  lines: string[];
  kept: boolean;
}

/** A figure with its limit. */
export function measured(name: string, figure: string, kept: boolean, bar: string): Verdict {
  return { lines: [`${kept ? '✓' : '✗'} ${name}: ${figure} (${bar})`], kept };
}

/** Combines several results. */
export function together(verdicts: readonly Verdict[]): Verdict {
  return {
    lines: verdicts.flatMap(({ lines }) => lines),
    kept: verdicts.every(({ kept }) => kept),
  };
}
