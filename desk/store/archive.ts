import type { Database, Value } from './database.ts';
import { given, placesOf, readFacts, readStored, selectAttachments, selectFacts } from './rows.ts';
import type { StoredSubmission } from './submission.ts';
import type { Selection } from './submission-store.ts';

const JOINED = 'submission JOIN delivery ON submission_id = id';

/** Reads and erases submissions. */
export type Archive = ReturnType<typeof createArchive>;

/** The archive on either database. */
export function createArchive({ query, scrub }: Database) {
  async function select(clauses: string, ...values: Value[]): Promise<StoredSubmission[]> {
    const rows = await query(`SELECT * FROM ${JOINED} ${clauses}`, ...values);
    const ids = rows.map(({ id }) => String(id));
    const files = Map.groupBy(
      await query(selectFacts(`submission_id IN ${placesOf(ids)}`), ...ids, ...ids),
      (row) => row.submission_id,
    );
    return rows.map((row) => readStored(row, files.get(row.id)?.map(readFacts) ?? []));
  }

  return {
    async count(selection: Selection) {
      const [where, values] = condition(selection);
      // Frequent, so without a join where possible: each submission has exactly one delivery.
      const from = Object.keys(selection).join() === 'state' ? 'delivery' : JOINED;
      const [row] = await query(`SELECT count(*) AS count FROM ${from} ${where}`, ...values);
      return Number(row?.count);
    },

    /** The newest of a selection, without the files' content. See `everySubmission` for all of them. */
    async list(selection: Selection, most: number) {
      const [where, values] = condition(selection);
      return select(`${where} ORDER BY received_at DESC, id DESC LIMIT ?`, ...values, most);
    },

    async get(id: string) {
      const [found] = await select('WHERE id = ?', id);
      return found;
    },

    /** A message by the token of the office's link to its files. */
    async messageForOffice(token: string) {
      const [found] = await select(`WHERE token = ? AND form = 'contact'`, token);
      return found;
    },

    /** Those of these ids that are stored, in any order. */
    getEach: (ids: readonly string[]) => select(`WHERE id IN ${placesOf(ids)}`, ...ids),

    /** A submission's files in the order they were sent, with the content of those in the database. */
    attachmentsOf: (id: string) => selectAttachments(query, id),

    /** Deletes a submission with its files, delivery and keys; false for an unknown id. */
    async erase(id: string) {
      return (await query('DELETE FROM submission WHERE id = ? RETURNING id', id)).length > 0;
    },

    /** Removes erased data from logs and free space, as far as the database allows. */
    scrub,
  };
}

/** A selection as an SQL condition, with its values. */
function condition({
  state,
  form,
  receivedBefore,
  receivedFrom,
  settledFrom,
  suspected,
  olderThan,
  upTo,
}: Selection): [sql: string, values: Value[]] {
  const [parts, values] = given([
    ['state = ?', state],
    ['form = ?', form],
    ['received_at < ?', receivedBefore],
    ['received_at >= ?', receivedFrom],
    ['settled_at >= ?', settledFrom],
    ['CASE WHEN spam_reason IS NULL THEN 0 ELSE 1 END = ?', suspected && 1],
    ['(received_at, id) < (?, ?)', olderThan?.receivedAt, olderThan?.id],
    ['(received_at, id) <= (?, ?)', upTo?.receivedAt, upTo?.id],
  ]);
  return [parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values];
}

/** Submissions in memory at once. */
const PAGE = 200;

/** All submissions of a selection, newest first. One that is erased meanwhile may be skipped. */
export async function* everySubmission(
  store: Archive,
  selection: Selection = {},
): AsyncGenerator<StoredSubmission> {
  let { olderThan } = selection;
  for (;;) {
    const page = await store.list({ ...selection, olderThan }, PAGE);
    yield* page;
    olderThan = page.at(-1);
    if (page.length < PAGE) return;
  }
}
