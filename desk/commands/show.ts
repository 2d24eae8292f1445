import type { Delivery, SubmissionStore } from '../store/port.ts';
import { printable, printableLine, printableTime } from './printable.ts';

/**
 * One submission in full, with what became of it.
 * @throws when there is none with that id.
 */
export async function show(store: SubmissionStore, id: string, json: boolean): Promise<string> {
  const submission = await store.get(id);
  if (!submission) throw new Error(`There is no submission ${id}`);
  if (json) return `${JSON.stringify(submission, null, 2)}\n`;

  const { receivedAt, form, fields, attachments, delivery } = submission;
  const facts = [
    ['ID', id],
    ['Received', printableTime(receivedAt)],
    ['Form', form],
    ['Delivery', outcome(delivery)],
    ...(delivery.lastError ? [['Last error', printableLine(delivery.lastError)]] : []),
  ];
  const head = facts.map(([label = '', text]) => `${label.padEnd(12)}${text}\n`).join('');
  const body = fields.map(({ label, value }) => `\n${label}:\n${printable(value) || '—'}\n`);
  const files = attachments.map(
    ({ label, name, originalName, size, sha256 }) =>
      `\n${label}:\n${name}  ${size} bytes  SHA-256 ${sha256}\n${
        originalName === name ? '' : `sent as ${printableLine(originalName)}\n`
      }`,
  );
  return head + body.join('') + files.join('');
}

function outcome({ state, attempts, dueAt, settledAt, heldBecause }: Delivery): string {
  if (state === 'held') return `held: ${heldBecause}`;
  const tries = `${attempts} attempt${attempts === 1 ? '' : 's'}`;
  if (state === 'waiting') return `waiting, ${tries}, due ${printableTime(dueAt ?? 0)}`;
  return `${state} ${printableTime(settledAt ?? 0)}, ${tries}`;
}
