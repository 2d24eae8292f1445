import { Argument, Command } from 'commander';
import { OFFICE_STATUSES, type OfficeStatus } from '#shared/mails.ts';
import { everySubmission } from '../store/archive.ts';
import { asReference, referenceOf } from '../store/reference.ts';
import type { StoredSubmission } from '../store/submission.ts';
import type { Archive } from '../store/submission-store.ts';
import { counted, onStore, type Run } from './command.ts';
import { printableLine, printableTime, table } from './terminal.ts';

export const application = (run: Run) =>
  new Command('application')
    .argument('[REFERENCE]', 'as in the mails, such as 7QKM-2X9D')
    .addArgument(new Argument('[STATUS]', 'the new status').choices(OFFICE_STATUSES))
    .description(`Lists applications with their status, or sets the status of one.

The applicant sees the status behind the link in the receipt; no mail is sent.
"invited" and "declined" replace each other, and "read" removes both.`)
    .action((typed: string | undefined, status: OfficeStatus | undefined) =>
      status === undefined
        ? onStore(run, 'read', async (store, { did }) => {
            const found = await chosen(store, typed);
            did('read', counted(found.length, { form: 'career' }));
            return outcome(found);
          })
        : onStore(run, 'write', async (store, { now, did }) => {
            const { id } = await theOne(store, String(typed));
            await store.setStatus({ id }, status, now);
            did('status', `${id} ${status}`);
            return outcome([await store.get(id)].filter((each) => each !== undefined));
          }),
    );

async function chosen(store: Archive, typed: string | undefined): Promise<StoredSubmission[]> {
  const found: StoredSubmission[] = [];
  for await (const each of everySubmission(store, { form: 'career' })) {
    if (typed === undefined || referenceOf(each.id) === asReference(typed)) found.push(each);
  }
  if (typed !== undefined && found.length === 0)
    throw new Error(`There is no application ${typed}`);
  return found;
}

async function theOne(store: Archive, typed: string): Promise<StoredSubmission> {
  const [first, second] = await chosen(store, typed);
  if (!first || second) throw new Error(`More than one application has the reference ${typed}`);
  return first;
}

function outcome(applications: StoredSubmission[]) {
  const rows = applications.map((each) => {
    const { status = 'received', at = 0 } = each.steps?.at(-1) ?? {};
    return { reference: referenceOf(each.id), status, since: at, ...each };
  });
  const headings = ['REFERENCE', 'RECEIVED', 'STATUS', 'SINCE', 'FROM', 'ID'];
  const cells = rows.map(({ reference, receivedAt, status, since, fields, id }) => [
    reference,
    printableTime(receivedAt),
    status,
    printableTime(since),
    printableLine(fields.find(({ name }) => name === 'user_name')?.value ?? ''),
    id,
  ]);
  const text = rows.length > 0 ? table(headings, cells) : 'There are no applications.\n';
  return {
    text,
    json: rows.map(({ id, reference, receivedAt, steps }) => ({
      id,
      reference,
      receivedAt,
      steps,
    })),
  };
}
