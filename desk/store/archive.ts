import type { Database, Value } from './database.ts';
import { given, readFacts, readStored, selectAttachments, selectFacts } from './rows.ts';
import type { StoredSubmission } from './submission.ts';
import type { Archive, Selection } from './submission-store.ts';

const JOINED = 'submission JOIN delivery ON submission_id = id';

/** The archive on either database. */
export function createArchive({ query, scrub }: Database): Archive {
  async function select(clauses: string, ...values: Value[]): Promise<StoredSubmission[]> {
    const rows = await query(`SELECT * FROM ${JOINED} ${clauses}`, ...values);
    const ids = rows.map(({ id }) => String(id));
    const files = Map.groupBy(
      await query(
        selectFacts(`submission_id IN (${ids.map(() => '?').join(', ') || 'NULL'})`),
        ...ids,
        ...ids,
      ),
      (row) => row.submission_id,
    );
    return rows.map((row) => readStored(row, files.get(row.id)?.map(readFacts) ?? []));
  }

  return {
    async count(selection) {
      const [where, values] = condition(selection);
      // Frequent, so without a join where possible: each submission has exactly one delivery.
      const from = Object.keys(selection).join() === 'state' ? 'delivery' : JOINED;
      const [row] = await query(`SELECT count(*) AS count FROM ${from} ${where}`, ...values);
      return Number(row?.count);
    },

    async list(selection, most) {
      const [where, values] = condition(selection);
      return select(`${where} ORDER BY received_at DESC, id DESC LIMIT ?`, ...values, most);
    },

    async get(id) {
      const [found] = await select('WHERE id = ?', id);
      return found;
    },

    async messageForOffice(token) {
      const [found] = await select(`WHERE token = ? AND form = 'contact'`, token);
      return found;
    },

    getEach: (ids) => select(`WHERE id IN (${ids.map(() => '?').join(', ') || 'NULL'})`, ...ids),

    attachmentsOf: (id) => selectAttachments(query, id),

    async erase(id) {
      return (await query('DELETE FROM submission WHERE id = ? RETURNING id', id)).length > 0;
    },

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
