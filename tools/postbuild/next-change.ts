import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDate } from '#app/content/content-date.server.ts';
import { isSample, readSettings } from '#app/content/settings.server.ts';
import { NEXT_CHANGE } from '#tools/publish/next-change.ts';

/** A first or last day; also of a draft and in a remark, since one build too many does no harm. */
const DAY = /\b(from|until): *['"]?(\d{4}-\d\d-\d\d)\b/g;

/** Writes into a release when `npm run publish` has to build the same files again. */
export function writeNextChange(folder: string): void {
  // Its day never changes.
  if (isSample()) return;
  const days = globSync('content/{*,pages/*}.yaml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DAY)].map(([, field, day = '']) =>
      field === 'from' ? day : dayAfter(day),
    ),
  );
  const [next] = days.filter((day) => day > contentDate()).toSorted();
  if (next) writeFileSync(join(folder, NEXT_CHANGE), startOf(next));
}

const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** The instant at which a day begins at the office, ISO 8601. */
export function startOf(day: string): string {
  const { timeZone } = readSettings();
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();
}
