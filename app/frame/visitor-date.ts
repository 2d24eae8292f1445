import { longDate } from '#app/content/long-date.ts';

/** Writes the visitor's date into `<time data-today>`, and the year into `[data-year]` (decision 0007). */
export function writeVisitorsDate(): void {
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    time.dateTime = today;
    time.textContent = longDate(today);
  }
  for (const year of document.querySelectorAll('[data-year]')) {
    year.textContent = String(now.getFullYear());
  }
}
