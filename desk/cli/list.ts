import { Command, InvalidArgumentError } from 'commander';
import { type StoredSubmission, valuesOf } from '../store/submission.ts';
import { counted, onStore, type Run, type SelectionOptions, withSelection } from './command.ts';
import { printableLine, printableTime, table } from './terminal.ts';

const LONGEST_CELL = 40;

/** A screenful or two. */
export const USUAL_LIMIT = 100;

/** `list` binds one parameter per submission: SQLite allows 32,766, PostgreSQL 65,535. */
const HIGHEST_LIMIT = 10_000;

interface ListOptions extends SelectionOptions {
  limit: number;
  before?: string;
}

export const list = (run: Run) =>
  withSelection(new Command('list'))
    .description('Lists submissions, newest first.')
    .option('--limit <NUMBER>', 'at most this many', readLimit, USUAL_LIMIT)
    .option('--before <ID>', 'only those received before this one')
    .action(({ limit, before, ...chosen }: ListOptions) =>
      onStore(run, 'read', async (store, call) => {
        const olderThan = before === undefined ? undefined : await store.get(before);
        if (before !== undefined && !olderThan) throw new Error(`There is no submission ${before}`);
        const selection = { ...chosen, olderThan };
        const submissions = await store.list(selection, limit);
        call.did('read', counted(submissions.length, chosen));
        const last = submissions.at(-1);
        const older = last ? await store.count({ ...selection, olderThan: last }) : 0;
        const more = last && older > 0 ? `${older} older ones: add --before ${last.id}\n` : '';
        return { text: listed(submissions) + more, json: submissions };
      }),
    );

export function readLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0 && limit <= HIGHEST_LIMIT) return limit;
  throw new InvalidArgumentError(`Expected a number up to ${HIGHEST_LIMIT}.`);
}

/** Formats submissions as a table. */
export function listed(submissions: StoredSubmission[]): string {
  if (submissions.length === 0) return 'There are no submissions.\n';
  return table(
    ['ID', 'RECEIVED', 'FORM', 'STATE', 'LANGUAGE', 'FROM', 'SUBJECT'],
    submissions.map(row),
  );
}

function row(submission: StoredSubmission): string[] {
  const { id, receivedAt, form, language, delivery, damaged } = submission;
  const {
    user_name: name,
    user_email: email = '',
    user_subject: subject = '',
  } = valuesOf(submission);
  return [
    id,
    printableTime(receivedAt),
    cell(form),
    delivery.state,
    language,
    damaged ? 'cannot be read' : cell(name || email),
    cell(subject),
  ];
}

function cell(text: string): string {
  const characters = [...printableLine(text)];
  return characters.length <= LONGEST_CELL
    ? characters.join('')
    : `${characters.slice(0, LONGEST_CELL - 1).join('')}…`;
}
