import type { StoredSubmission } from '../store/port.ts';
import type { Command } from './command.ts';
import { printableLine, printableTime } from './printable.ts';
import { SELECTION, select } from './select.ts';
import { table } from './table.ts';

const LONGEST_CELL = 40;

export const list: Command = {
  args: '',
  summary: 'every submission, newest first',
  options: SELECTION,
  words: { least: 0, most: 0 },
  run: (call) =>
    call.withStore('read', async (store) => {
      const submissions = await select(store, call);
      return { text: listed(submissions), json: submissions };
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
