const FIRST_DELAY_MS = 300_000;
const LONGEST_DELAY_MS = 4_000_000;
const PATIENCE_MS = 5 * 24 * 60 * 60 * 1000;

/** How long to wait after so many failed attempts: Postfix's schedule, 300 s doubling to 4000 s. */
export function retryDelay(failedAttempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (failedAttempts - 1), LONGEST_DELAY_MS);
}

/** Whether a delivery first tried then has been tried for long enough: five days. */
export function isOutOfPatience(firstAttemptAt: number, now: number): boolean {
  return now - firstAttemptAt >= PATIENCE_MS;
}
