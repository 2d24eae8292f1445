import { longDate } from '#app/content/long-date.ts';
import { useToday } from '#app/layout/visitor-date.ts';

/** The visitor's date; blank until hydration, at the same height. */
export function Today() {
  const today = useToday();
  if (!today) return <time>{'\u00a0'}</time>;
  return <time dateTime={today}>{longDate(today)}</time>;
}
