import { longDate } from '#app/content/long-date.ts';
import { useToday } from '#app/shell/use-today.ts';

/** The visitor's date; keeps its place until it is known. */
export function Today() {
  const today = useToday();
  if (!today) return <time>{'\u00a0'}</time>;
  return <time dateTime={today}>{longDate(today)}</time>;
}
