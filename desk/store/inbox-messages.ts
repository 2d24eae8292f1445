import type { Counts } from '#shared/inbox.ts';
import { MESSAGE_FORMS } from '#shared/inbox-requests.ts';
import { insertEntry as record } from './audit-log.ts';
import { setStatus } from './cases.ts';
import type { Database, Query, Value } from './database.ts';
import type {
  AnswerTime,
  InboxEntry,
  InboxMessage,
  MessageChange,
  MessageSelection,
  Visible,
} from './inbox-store.ts';
import type { By } from './people.ts';
import { given, named, placesOf } from './rows.ts';
import type { StoredSubmission } from './submission.ts';
import { queueCalls } from './webhooks.ts';

/** What somebody has to read. */
const TO_PEOPLE = `'contact', 'career', 'registration'`;

const LISTED = MESSAGE_FORMS.map((form) => `'${form}'`).join(', ');

/**
 * The list of the inbox on either database. Whoever acts is named by e-mail address. Changes, notes and answers are in the
 * audit log as soon as they are stored.
 *
 * @param read reads submissions by id
 */
export function createInboxMessages(
  { query, transaction, search }: Database,
  read: (ids: string[]) => Promise<StoredSubmission[]>,
) {
  const countOf = async (where: string, values: Value[]) => {
    const sql = `SELECT count(*) AS count FROM inbox_message WHERE ${where}`;
    return Number((await query(sql, ...values))[0]?.count);
  };
  const conditionOf = (selection: MessageSelection, visible: Visible) =>
    condition(selection, visible, search);

  return {
    /** Submissions received since then that the inbox does not list yet, the oldest first. */
    async unlisted(since: number, most: number) {
      const rows = await query(
        `SELECT id FROM submission LEFT JOIN inbox_message ON submission_id = id
         WHERE submission.received_at >= ? AND submission.form IN (${LISTED}) AND number IS NULL
         ORDER BY submission.received_at, id LIMIT ?`,
        since,
        most,
      );
      const ids = rows.map(({ id }) => String(id));
      return (await read(ids)).toSorted(
        (one, other) => ids.indexOf(one.id) - ids.indexOf(other.id),
      );
    },

    /** Lists submissions in the inbox; those that it lists, or that are erased, are left alone. */
    listMessages: (entries: readonly InboxEntry[], now: number) =>
      transaction(async (query) => {
        for (const entry of entries) {
          const number = await insertEntry(query, entry, now);
          if (number === undefined) continue;
          await query(search.insert, number, entry.terms.join(' '));
          await queueCalls(query, entry, now);
        }
      }),

    /** Listed messages without words to search for: the store was restored or moved. */
    async withoutWords(most: number) {
      const rows = await query(
        `SELECT submission_id FROM inbox_message
         WHERE number NOT IN (SELECT ${search.number} FROM inbox_words) LIMIT ?`,
        most,
      );
      return read(rows.map(({ submission_id }) => String(submission_id)));
    },

    addWords: (id: string, terms: readonly string[]) =>
      transaction(async (query) => {
        const [row] = await query('SELECT number FROM inbox_message WHERE submission_id = ?', id);
        if (row) await query(search.insert, Number(row.number), terms.join(' '));
      }),

    /** Newest first. */
    async messages(selection: MessageSelection, visible: Visible, most: number) {
      const [where, values] = conditionOf(selection, visible);
      const rows = await query(
        `SELECT *, (SELECT max(at) FROM (
           SELECT received_at AS at FROM submission WHERE about = submission_id AND form = 'reply'
           UNION ALL SELECT at FROM inbox_note note
             WHERE note.submission_id = inbox_message.submission_id AND author = sender
         ) AS back) AS replied_at
         FROM inbox_message WHERE ${where} ORDER BY number DESC LIMIT ?`,
        ...values,
        most,
      );
      const submissions = await read(rows.map(({ submission_id }) => String(submission_id)));
      const byId = new Map(submissions.map((each) => [each.id, each]));
      return rows.flatMap(({ submission_id, ...row }): InboxMessage[] => {
        const submission = byId.get(String(submission_id));
        // One may be erased between the two queries.
        return submission ? [{ ...named<InboxMessage>(row), submission }] : [];
      });
    },

    async messageCounts(visible: Visible): Promise<Counts> {
      const [counts] = await query(
        `SELECT count(*) FILTER (WHERE state = 'open') AS open,
           count(*) FILTER (WHERE state = 'done') AS done,
           count(*) FILTER (WHERE state = 'suspected') AS suspected,
           count(*) FILTER (WHERE state = 'open' AND seen_at IS NULL) AS unread
         FROM inbox_message WHERE ${visible.sql}`,
        ...visible.values,
      );
      const [where, values] = conditionOf({ parked: true }, visible);
      return { ...(counts as Omit<Counts, 'parked'>), parked: await countOf(where, values) };
    },

    /** Records that somebody has opened a message. */
    async markSeen(id: string, by: string, at: number) {
      await query(
        `UPDATE inbox_message SET seen_at = ?, seen_by = ?, changed_at = ?
         WHERE submission_id = ? AND seen_at IS NULL`,
        at,
        by,
        at,
        id,
      );
    },

    /** Changes all messages of the selection, or none. @returns their ids */
    changeMessages: (
      selection: MessageSelection,
      visible: Visible,
      { status, ...change }: MessageChange,
      { at, actor }: Required<By>,
    ) =>
      transaction(async (query) => {
        const [set, changes] = given([
          ['state = ?', change.state],
          ['assignee = ?', change.assignee],
          ['stage = ?', change.stage],
          ['seen_at = ?', change.unread && null],
        ]);
        const [where, values] = conditionOf(selection, visible);
        const rows = await query(
          `UPDATE inbox_message SET ${[...set, 'changed_at = ?'].join(', ')} WHERE ${where}
           RETURNING submission_id`,
          ...changes,
          at,
          ...values,
        );
        const ids = rows.map(({ submission_id }) => String(submission_id));
        if (status) for (const id of ids) await setStatus(query, { id }, status, at);
        const [first] = ids;
        if (first === undefined) return [];
        const what = Object.entries(change).map(([name, value]) => `${name} ${value ?? 'none'}`);
        const subject = [ids.length === 1 ? first : `${ids.length} messages`, ...what].join(', ');
        await record(query, { at, actor, action: 'change', subject });
        return ids;
      }),

    /** When any message was last changed; 0 for never. */
    async lastChange() {
      const [row] = await query('SELECT max(changed_at) AS at FROM inbox_message');
      return Number(row?.at ?? 0);
    },

    /** When each message to people since then was received and first answered. */
    async answerTimes(since: number) {
      const rows = await query(
        `SELECT form, desk, received_at, answered_at FROM inbox_message
         WHERE number >= ? AND form IN (${TO_PEOPLE}) AND state <> 'suspected'`,
        since * NUMBERS_PER_MS,
      );
      return rows.map(named<AnswerTime>);
    },

    /** Open messages to the office that are unread since before this time. */
    unseenCount: (before: number) =>
      countOf(
        // One that was opened before is unread again since its last change.
        `seen_at IS NULL AND state = 'open' AND form IN (${TO_PEOPLE})
         AND CASE WHEN seen_by IS NULL THEN received_at ELSE changed_at END < ?`,
        [before],
      ),
  };
}

/** Numbers of one millisecond. */
const NUMBERS_PER_MS = 1_000;

/** Lists a submission under the first free number of its time; undefined if it is listed or erased. */
async function insertEntry(
  query: Query,
  entry: InboxEntry,
  now: number,
): Promise<number | undefined> {
  const first = entry.receivedAt * NUMBERS_PER_MS;
  for (;;) {
    const [last] = await query(
      'SELECT max(number) AS number FROM inbox_message WHERE number >= ? AND number < ?',
      first,
      first + NUMBERS_PER_MS,
    );
    const number = last?.number == null ? first : Number(last.number) + 1;
    const [inserted] = await query(
      `INSERT INTO inbox_message (number, submission_id, form, received_at, desk, vacancy, sender,
         files, state, changed_at)
       SELECT ?, id, ?, ?, ?, ?, ?, ?, ?, ? FROM submission WHERE id = ?
       ON CONFLICT DO NOTHING RETURNING number`,
      number,
      entry.form,
      entry.receivedAt,
      entry.desk,
      entry.vacancy,
      entry.sender,
      entry.files,
      entry.suspected ? 'suspected' : 'open',
      now,
      entry.id,
    );
    if (inserted) return number;
    const [isTaken] = await query('SELECT 1 FROM inbox_message WHERE number = ?', number);
    const [isListed] = await query('SELECT 1 FROM inbox_message WHERE submission_id = ?', entry.id);
    // Another desk took the number for another message.
    if (!isTaken || isListed) return undefined;
  }
}

/** A selection as an SQL condition, with its values. */
function condition(
  selection: MessageSelection,
  visible: Visible,
  search: Database['search'],
): [sql: string, values: Value[]] {
  const { ids, assignee, words } = selection;
  const [sql, values] = given([
    ['state = ?', selection.state],
    ['form = ?', selection.form],
    ['desk = ?', selection.desk],
    ['vacancy = ?', selection.vacancy],
    ['sender = ?', selection.sender],
    ['received_at >= ?', selection.from],
    ['received_at < ?', selection.before],
    ['number < ?', selection.below],
    ['number <= ?', selection.upTo],
    ['files >= ?', selection.withFile && 1],
    [
      `submission_id IN (SELECT submission_id FROM delivery WHERE state = ?)`,
      selection.parked && 'parked',
    ],
    ['assignee = ?', assignee ?? undefined],
    [`number IN (${search.match})`, words && search.expression(words)],
  ]);
  const more = [
    ...(selection.unread ? ['seen_at IS NULL'] : []),
    ...(assignee === null ? ['assignee IS NULL'] : []),
    ...(ids ? [`submission_id IN ${placesOf(ids)}`] : []),
  ];
  return [
    [`(${visible.sql})`, ...sql, ...more].join(' AND '),
    [...visible.values, ...values, ...(ids ?? [])],
  ];
}
