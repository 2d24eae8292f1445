import type { MessageForm, MessageState } from '#shared/inbox.ts';
import { MESSAGE_FORMS } from '#shared/inbox-requests.ts';
import { setStatus } from './applications.ts';
import { insertEntry as record } from './audit-log.ts';
import type { Database, Query, Row, Value } from './database.ts';
import type {
  InboxEntry,
  InboxMessage,
  InboxStore,
  MessageChange,
  MessageSelection,
  Visible,
} from './inbox-store.ts';
import type { StoredSubmission } from './submission.ts';
import { queueCalls } from './webhooks.ts';

type Messages = Omit<
  InboxStore,
  | 'notes'
  | 'addNote'
  | 'attempts'
  | 'answers'
  | 'answer'
  | 'takeBack'
  | 'releaseAnswers'
  | 'replies'
  | 'reply'
>;

const LISTED = MESSAGE_FORMS.map((form) => `'${form}'`).join(', ');

/**
 * The list of the inbox on either database.
 *
 * @param read reads submissions by id
 */
export function createInboxMessages(
  { query, transaction, search }: Database,
  read: (ids: string[]) => Promise<StoredSubmission[]>,
): Messages {
  const conditionOf = (selection: MessageSelection, visible: Visible) =>
    condition(selection, visible, search);

  return {
    async unlisted(since, most) {
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

    listMessages: (entries, now) =>
      transaction(async (query) => {
        for (const entry of entries) {
          const number = await insertEntry(query, entry, now);
          if (number === undefined) continue;
          await query(search.insert, number, entry.terms.join(' '));
          await queueCalls(query, entry, now);
        }
      }),

    async withoutWords(most) {
      const rows = await query(
        `SELECT submission_id FROM inbox_message
         WHERE number NOT IN (SELECT ${search.number} FROM inbox_words) LIMIT ?`,
        most,
      );
      return rows.map(({ submission_id }) => String(submission_id));
    },

    addWords: (id, terms) =>
      transaction(async (query) => {
        const [row] = await query('SELECT number FROM inbox_message WHERE submission_id = ?', id);
        if (row) await query(search.insert, Number(row.number), terms.join(' '));
      }),

    async messages(selection, visible, most) {
      const [where, values] = conditionOf(selection, visible);
      const rows = await query(
        `SELECT *, (SELECT max(received_at) FROM submission
           WHERE about = submission_id AND form = 'reply') AS replied_at
         FROM inbox_message WHERE ${where} ORDER BY number DESC LIMIT ?`,
        ...values,
        most,
      );
      const submissions = new Map(
        (await read(rows.map(({ submission_id }) => String(submission_id)))).map((each) => [
          each.id,
          each,
        ]),
      );
      return rows.flatMap((row) => {
        const submission = submissions.get(String(row.submission_id));
        // One may be erased between the two queries.
        return submission ? [readMessage(row, submission)] : [];
      });
    },

    async messageCounts({ sql, values }) {
      const rows = await query(
        `SELECT state, CASE WHEN seen_at IS NULL THEN 1 ELSE 0 END AS unread, count(*) AS count
         FROM inbox_message WHERE ${sql} GROUP BY 1, 2`,
        ...values,
      );
      return rows.map(({ state, unread, count }) => ({
        state: state as MessageState,
        unread: Boolean(unread),
        count: Number(count),
      }));
    },

    async parkedCount(visible) {
      const [where, values] = conditionOf({ parked: true }, visible);
      return countOf(query, where, values);
    },

    async markSeen(id, by, at) {
      await query(
        `UPDATE inbox_message SET seen_at = ?, seen_by = ?, changed_at = ?
         WHERE submission_id = ? AND seen_at IS NULL`,
        at,
        by,
        at,
        id,
      );
    },

    changeMessages: (selection, visible, { status, ...change }, { at, actor }) =>
      transaction(async (query) => {
        const [set, changes] = assignments(change);
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

    async lastChange() {
      const [row] = await query('SELECT max(changed_at) AS at FROM inbox_message');
      return Number(row?.at ?? 0);
    },

    async answerTimes(since) {
      const rows = await query(
        `SELECT form, desk, received_at, answered_at FROM inbox_message
         WHERE number >= ? AND form IN ('contact', 'career') AND state <> 'suspected'`,
        since * NUMBERS_PER_MS,
      );
      return rows.map((row) => ({
        form: row.form as MessageForm,
        desk: row.desk == null ? null : Number(row.desk),
        receivedAt: Number(row.received_at),
        answeredAt: row.answered_at == null ? null : Number(row.answered_at),
      }));
    },

    unseenCount: (before) =>
      countOf(
        query,
        // One that was opened before is unread again since its last change.
        `seen_at IS NULL AND state = 'open' AND form IN ('contact', 'career')
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

async function countOf(query: Query, where: string, values: Value[]): Promise<number> {
  const [row] = await query(
    `SELECT count(*) AS count FROM inbox_message WHERE ${where}`,
    ...values,
  );
  return Number(row?.count);
}

/** A selection as an SQL condition, with its values. */
function condition(
  selection: MessageSelection,
  visible: Visible,
  search: Database['search'],
): [sql: string, values: Value[]] {
  const { ids, assignee, words } = selection;
  const parts: [sql: string, ...values: (Value | undefined)[]][] = [
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
  ];
  const given = parts.filter(([, value]) => value !== undefined);
  const more = [
    ...(selection.unread ? ['seen_at IS NULL'] : []),
    ...(assignee === null ? ['assignee IS NULL'] : []),
    ...(ids ? [`submission_id IN (${ids.map(() => '?').join(', ') || 'NULL'})`] : []),
  ];
  return [
    [`(${visible.sql})`, ...given.map(([sql]) => sql), ...more].join(' AND '),
    [...visible.values, ...given.flatMap(([, ...values]) => values as Value[]), ...(ids ?? [])],
  ];
}

function assignments({ state, unread, assignee, stage }: MessageChange): [string[], Value[]] {
  const parts: [string, Value | undefined][] = [
    ['state = ?', state],
    ['assignee = ?', assignee],
    ['stage = ?', stage],
    ['seen_at = ?', unread && null],
  ];
  const given = parts.filter(([, value]) => value !== undefined);
  return [given.map(([sql]) => sql), given.map(([, value]) => value as Value)];
}

function readMessage(row: Row, submission: StoredSubmission): InboxMessage {
  const text = (value: unknown) => (value == null ? null : String(value));
  const number = (value: unknown) => (value == null ? null : Number(value));
  return {
    number: Number(row.number),
    submission,
    desk: number(row.desk),
    vacancy: text(row.vacancy),
    sender: String(row.sender),
    files: Number(row.files),
    state: row.state as MessageState,
    seenAt: number(row.seen_at),
    seenBy: text(row.seen_by),
    assignee: text(row.assignee),
    stage: text(row.stage),
    answeredAt: number(row.answered_at),
    repliedAt: number(row.replied_at),
  };
}
