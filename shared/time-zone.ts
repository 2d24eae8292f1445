import { z } from 'zod';

/** An IANA time zone that `Intl` knows, such as `Asia/Riyadh`. */
export const timeZone = z.string().refine(isTimeZone, {
  error: ({ input }) => `expected a time zone such as "Asia/Riyadh", got "${input}"`,
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
