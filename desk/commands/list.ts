import type { StoredSubmission } from '../store/submission.ts';
import { type Command, UsageError } from './command.ts';
import { printableLine, printableTime } from './printable.ts';
import { SELECTION, selectionOf } from './select.ts';
import { table } from './table.ts';

const LONGEST_CELL = 40;

/** A screenful or two. */
const USUAL_LIMIT = '100';

/** Well below what a statement of either database can name. */
const HIGHEST_LIMIT = 10_000;

export const list: Command = {
  args: '',
  summary: 'what came, newest first',
  options: {
    ...SELECTION,
    limit: {
      type: 'string',
      value: 'NUMBER',
      means: `at most so many: ${USUAL_LIMIT} unless told`,
    },
    before: { type: 'string', value: 'ID', means: 'only those that came before this one' },
  },
  words: { least: 0, most: 0 },
  run: (call) =>
    call.withStore('read', async (store) => {
      const limit = Number(call.option('limit') ?? USUAL_LIMIT);
      if (!(Number.isInteger(limit) && limit > 0 && limit <= HIGHEST_LIMIT)) {
        throw new UsageError(`--limit is a number up to ${HIGHEST_LIMIT}`);
      }
      const id = call.option('before');
      const olderThan = id === undefined ? undefined : await store.get(id);
      if (id !== undefined && !olderThan) throw new Error(`There is no submission ${id}`);
      const selection = { ...selectionOf(call), olderThan };
      const submissions = await store.list(selection, limit);
      const last = submissions.at(-1);
      const older = last ? await store.count({ ...selection, olderThan: last }) : 0;
      const more = last && older > 0 ? `${older} older ones: add --before ${last.id}\n` : '';
      return { text: listed(submissions) + more, json: submissions };
    }),
};

/** Submissions as a table. */
export function listed(submissions: StoredSubmission[]): string {
  if (submissions.length === 0) return 'There are none.\n';
  return table(['ID', 'RECEIVED', 'FORM', 'STATE', 'FROM', 'SUBJECT'], submissions.map(row));
}

function row({ id, receivedAt, form, fields, delivery }: StoredSubmission): string[] {
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  return [
    id,
    printableTime(receivedAt),
    form,
    delivery.state,
    cell(value('user_name') || value('user_email')),
    cell(value('user_subject')),
  ];
}

function cell(text: string): string {
  const characters = [...printableLine(text)];
  return characters.length <= LONGEST_CELL
    ? characters.join('')
    : `${characters.slice(0, LONGEST_CELL - 1).join('')}…`;
}
