import { useToday } from '#app/shell/use-today.ts';

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The visitor's date; keeps its place until it is known. */
export function Today() {
  const today = useToday();
  if (!today) return <time>{'\u00a0'}</time>;
  return <time dateTime={today}>{written.format(new Date(`${today}T00:00Z`))}</time>;
}
