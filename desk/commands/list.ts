import type { StoredSubmission, SubmissionStore } from '../store/port.ts';
import { printableLine, printableTime } from './printable.ts';
import { table } from './table.ts';

const LONGEST_CELL = 40;

/** Every submission, newest first: a table, or one JSON array. */
export async function list(store: SubmissionStore, json: boolean): Promise<string> {
  const submissions = await store.list();
  if (json) return `${JSON.stringify(submissions, null, 2)}\n`;
  if (submissions.length === 0) return 'Nothing has been sent yet.\n';
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
