import { Command } from 'commander';
import { inPlainWords } from '../start-error.ts';
import { referenceOf } from '../store/reference.ts';
import type { Delivery, StoredSubmission } from '../store/submission.ts';
import { onStore, type Run } from './command.ts';
import { printable, printableLine, printableTime } from './terminal.ts';

export const show = (run: Run) =>
  new Command('show')
    .argument('<ID>')
    .description('Shows one submission in full, with its delivery.')
    .action((id: string) =>
      onStore(run, 'read', async (store, { did, files }) => {
        const submission = await store.get(id);
        if (!submission) throw new Error(`There is no submission ${id}`);
        did('read', id);
        return { text: shown(submission, files.place), json: submission };
      }),
    );

function shown(submission: StoredSubmission, placeOf: (upload: string) => string): string {
  const {
    id,
    receivedAt,
    form,
    language,
    fields,
    attachments,
    delivery,
    spamReason,
    steps,
    damaged,
  } = submission;
  const facts = [
    ['ID', id],
    ['Received', printableTime(receivedAt)],
    ['Form', printableLine(form)],
    ['Language', printableLine(language)],
    ['Delivery', outcome(delivery)],
    ...(steps ? [['Reference', referenceOf(id)]] : []),
    ...(steps ?? []).map(({ status, at }) => ['Status', `${status} ${printableTime(at)}`]),
    ...(spamReason ? [['Looks like spam', spamReason]] : []),
    ...(delivery.lastError
      ? [['Last error', printableLine(inPlainWords(delivery.lastError))]]
      : []),
  ];
  const head = facts.map(([label = '', text]) => `${label.padEnd(12)}${text}\n`).join('');
  const body = fields.map(({ label, value }) => `\n${label}:\n${printable(value) || '—'}\n`);
  const raw = Object.entries(damaged ?? {}).map(
    ([column, text]) => `\n${column}, which cannot be read:\n${printable(text)}\n`,
  );
  const files = attachments.map(
    ({ label, name, originalName, size, sha256, upload }) =>
      `\n${label}:\n${name}  ${size} bytes  SHA-256 ${sha256}\n${
        originalName === name ? '' : `sent as ${printableLine(originalName)}\n`
      }${upload ? `${placeOf(upload)}\n` : ''}`,
  );
  return head + body.join('') + raw.join('') + files.join('');
}

function outcome({ state, attempts, dueAt, settledAt }: Delivery): string {
  const tries = `${attempts} attempt${attempts === 1 ? '' : 's'}`;
  if (state === 'waiting') return `waiting, ${tries}, due ${printableTime(dueAt ?? 0)}`;
  const since = settledAt === null ? '' : ` ${printableTime(settledAt)}`;
  return `${state}${since}, ${tries}`;
}
