import { entryOf, kindIn, type Schema } from './schema.ts';
import { type Fields, isFields } from './tree.ts';

/** Whether entries of a schema may be drafts, or have days on which they are shown. */
export const hasSchedule = ({ properties = {} }: Schema) => 'draft' in properties;

/** What there is to say about when an entry is shown, with its days; undefined of one that is shown for good. */
export function stateOf({ from, until, draft }: Fields, today: string) {
  const days = { from: String(from), until: String(until) };
  if (draft === true) return { key: 'draft', days } as const;
  if (until && String(until) < today) return { key: 'over', days } as const;
  if (from && String(from) > today) return { key: until ? 'laterUntil' : 'later', days } as const;
  return until ? ({ key: 'shownUntil', days } as const) : undefined;
}

/** An entry that may be scheduled. */
interface Entry {
  schema: Schema;
  entry: Fields;
}

/** The entries of a content that may be scheduled. */
export function entriesIn(given: Schema, value: unknown): Entry[] {
  const schema = kindIn(given, value);
  if (Array.isArray(value))
    return value.flatMap((each, at) => entriesIn(entryOf(schema, at), each));
  if (!isFields(value)) return [];
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    entriesIn(field, value[name]),
  );
  return hasSchedule(schema) ? [{ schema, entry: value }, ...below] : below;
}
