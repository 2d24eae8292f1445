import { openDatabaseBeside, type StorePlace } from '../store/open-store.ts';
import type { SmtpPeer } from '../testing/smtp-peer.ts';
import type { Told } from './clerks.ts';

/** Changes of which a part is stored: messages of one clerk in two states, and answers without their mark or marks without. */
const HALVES = `SELECT
  (SELECT count(*) FROM (SELECT 1 FROM inbox_message WHERE assignee IS NOT NULL
     GROUP BY assignee HAVING count(DISTINCT state) > 1) AS mixed) +
  (SELECT count(*) FROM inbox_message WHERE (answered_at IS NULL) =
     (submission_id IN (SELECT about FROM submission WHERE form = 'answer'))) AS count`;

/** Looks for halves of changes in the store, beside the desks. */
export async function watchHalves(place: StorePlace) {
  const { query, close } = await openDatabaseBeside(place, 'read');
  const numberOf = async (sql: string) => Number((await query(sql))[0]?.count);
  let found = 0;
  return {
    close,
    /** Call after a kill. */
    async look(): Promise<void> {
      found += await numberOf(HALVES);
    },
    /** Number of answers whose minute is not over. */
    pending: () =>
      numberOf(`SELECT count(*) AS count FROM submission
        WHERE form = 'answer' AND id NOT IN (SELECT submission_id FROM delivery)`),
    /** Compares what clerks were told with the store, and with what was mailed. Each fault has to be 0. */
    async figures({ notes, answers, changes }: Told, { mails }: SmtpPeer) {
      found += await numberOf(HALVES);
      const stored = await query('SELECT text FROM inbox_note');
      const noted = Map.groupBy(stored, ({ text }) => String(text));
      const rows = await query(`SELECT id, fields FROM submission WHERE form = 'answer'`);
      const answered = Map.groupBy(rows, ({ fields }) => textOf(String(fields)));
      const arrived = Map.groupBy(mails, ({ messageId = '' }) => messageId.slice(1, 37));
      const copies = rows.map(({ id }) => arrived.get(String(id))?.length ?? 0);
      const done = {
        'changes, notes and answers accepted': changes + notes.length + answers.length,
        'answers mailed': copies.filter(Boolean).length,
        'second copies of answers': copies.filter((count) => count > 1).length,
      };
      const faults = {
        'forms − listed': await numberOf(`SELECT count(*) AS count FROM submission
          WHERE form IN ('contact', 'career') AND id NOT IN (SELECT submission_id FROM inbox_message)`),
        'changes half done': found,
        'notes and answers lost': [
          ...notes.filter((text) => !noted.has(text)),
          ...answers.filter((text) => !answered.has(text)),
        ].length,
        'notes and answers stored twice': stored.length - noted.size + rows.length - answered.size,
        'notes and answers − in the audit log':
          stored.length +
          rows.length -
          (await numberOf(
            `SELECT count(*) AS count FROM audit WHERE action IN ('note', 'answer')`,
          )),
        'answers not mailed': copies.filter((count) => count === 0).length,
      };
      return { done, faults };
    },
  };
}

function textOf(fields: string): string {
  const all: { name: string; value: string }[] = JSON.parse(fields);
  return all.find(({ name }) => name === 'message')?.value ?? '';
}
