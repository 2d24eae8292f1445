/** What one proof has found, in lines for people, and whether the desk kept its word. */
export interface Verdict {
  lines: string[];
  kept: boolean;
}

/** A figure with its bar. */
export function held(name: string, figure: string, kept: boolean, bar: string): Verdict {
  return { lines: [`${kept ? '✓' : '✗'} ${name}: ${figure} (${bar})`], kept };
}

/** Several as one. */
export function together(verdicts: readonly Verdict[]): Verdict {
  return {
    lines: verdicts.flatMap(({ lines }) => lines),
    kept: verdicts.every(({ kept }) => kept),
  };
}
