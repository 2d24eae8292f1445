import { Argument, Command } from 'commander';
import { OFFICE_STATUSES, type OfficeStatus } from '#shared/mails.ts';
import type { DeskContent } from '../content.ts';
import { everySubmission } from '../store/archive.ts';
import { asReference, referenceOf } from '../store/reference.ts';
import { assessed } from '../store/registration-facts.ts';
import { type StoredSubmission, valuesOf } from '../store/submission.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import { counted, type Outcome, onStore, type Run, UsageError } from './command.ts';
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
            const found = await chosen(store, 'career', typed);
            did('read', counted(found.length, { form: 'career' }));
            return applications(found);
          })
        : onStore(run, 'write', async (store, { now, did }) => {
            const [first, second] = await chosen(store, 'career', typed);
            if (!first || second)
              throw new Error(`More than one application has the reference ${typed}`);
            const { id } = first;
            await store.setStatus({ id }, status, now);
            did('status', `${id} ${status}`);
            return applications([await store.get(id)].filter((each) => each !== undefined));
          }),
    );

/** Cases of a kind: all, or that of a reference. */
async function chosen(
  store: SubmissionStore,
  form: 'career' | 'registration',
  typed: string | undefined,
): Promise<StoredSubmission[]> {
  const found: StoredSubmission[] = [];
  for await (const each of everySubmission(store, { form })) {
    if (typed === undefined || referenceOf(each.id) === asReference(typed)) found.push(each);
  }
  if (typed !== undefined && found.length === 0)
    throw new Error(`There is no ${NAMES[form]} ${typed}`);
  return found;
}

function applications(found: StoredSubmission[]): Outcome {
  const headings = ['REFERENCE', 'RECEIVED', 'STATUS', 'SINCE', 'FROM', 'ID'];
  const cells = found.map((each) => {
    const { status = 'received', at = 0 } = each.steps?.at(-1) ?? {};
    return [
      referenceOf(each.id),
      printableTime(each.receivedAt),
      status,
      printableTime(at),
      printableLine(valuesOf(each).user_name ?? ''),
      each.id,
    ];
  });
  const json = found.map(({ id, receivedAt, steps }) => {
    const reference = referenceOf(id);
    return { id, reference, receivedAt, steps };
  });
  return { text: listing('career', headings, cells), json };
}

export const registration = (run: Run) =>
  new Command('registration')
    .argument('[REFERENCE]', 'as in the mails, such as 7QKM-2X9D')
    .description(`Lists registrations of suppliers with what they say today.

The status follows from dates, and from what the office decides in the inbox.`)
    .action((typed: string | undefined) =>
      onStore(run, 'read', async (store, { content, now, did }) => {
        const found = await chosen(store, 'registration', typed);
        did('read', counted(found.length, { form: 'registration' }));
        const rows = await Promise.all(
          found.map(({ id }) => registrationRow(store, id, content(), now)),
        );
        return registrations(rows.filter((each) => each !== undefined));
      }),
    );

/** A registration with its status, as a whole and of each trade. */
async function registrationRow(
  store: SubmissionStore,
  id: string,
  { registration: settings, timeZone }: DeskContent,
  now: number,
) {
  if (!settings) throw new UsageError('The site takes no registrations of suppliers');
  const registration = await store.registration(id);
  if (!registration) return undefined;
  const { receivedAt } = registration.submission;
  const { status, trades } = assessed(registration, settings, { now, timeZone });
  const states = Object.entries(trades).map(([trade, { state }]) => ({ trade, state }));
  const { company = '' } = valuesOf(registration.submission);
  return { id, reference: referenceOf(id), receivedAt, status, trades: states, company };
}

type RegistrationRow = NonNullable<Awaited<ReturnType<typeof registrationRow>>>;

function registrations(rows: RegistrationRow[]): Outcome {
  const headings = ['REFERENCE', 'RECEIVED', 'STATUS', 'TRADES', 'COMPANY', 'ID'];
  const cells = rows.map(({ reference, receivedAt, status, trades, company, id }) => [
    reference,
    printableTime(receivedAt),
    status,
    trades.map(({ trade, state }) => `${trade} ${state}`).join(', '),
    printableLine(company),
    id,
  ]);
  const json = rows.map(({ company: _, ...row }) => row);
  return { text: listing('registration', headings, cells), json };
}

const NAMES = { career: 'application', registration: 'registration' };

const listing = (form: keyof typeof NAMES, headings: string[], cells: string[][]) =>
  cells.length > 0 ? table(headings, cells) : `There are no ${NAMES[form]}s.\n`;
