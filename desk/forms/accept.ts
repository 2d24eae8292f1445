import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { FormName } from '#contract/forms.ts';
import { asAttachment } from '../attachments/as-attachment.ts';
import type { ScanResult, VirusScanner } from '../attachments/virus-scanner.ts';
import type { Clock } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import type { Intake } from '../store/port.ts';
import type { Submission } from '../store/submission.ts';
import { formDefinitions } from './form-definitions.ts';
import { onceKeysOf } from './once-keys.ts';
import type { AddressedForm } from './read-form.ts';
import { Refusal } from './refusal.ts';
import type { Sender } from './sender.ts';
import { spamReasonOf } from './spam-check.ts';
import { refusalOf, type ValidForm, validate } from './validate.ts';

/** What taking a form needs. */
export interface AcceptPorts {
  content: DeskContent;
  store: Intake;
  clock: Clock;
  /** Absent where no scanner is configured. */
  scan?: VirusScanner | undefined;
  /** Called when a submission is on disk, with why it looks like spam, if it does. */
  accepted(id: string, spamReason: string | undefined): void;
}

/** When to try again what could not be stored. */
export const RETRY_AFTER_SECONDS = 60;

/** A token of 256 bits, which nobody can guess. */
export const newToken = () => randomBytes(32).toString('base64url');

/**
 * Stores a form. Returning means that it, or the same one before it, is on disk.
 * @throws Refusal
 */
export async function acceptForm(
  ports: AcceptPorts,
  { form, fields }: AddressedForm,
  sender: Sender,
): Promise<void> {
  const valid = validate(form, fields);
  const scans = await scanned(valid.files, ports.scan);
  const infected = Object.keys(scans).filter((field) => scans[field] === 'infected');
  if (infected.length > 0) {
    const problems = infected.map((field) => ({ field, key: 'fileInfected' as const }));
    throw refusalOf(form, fields, problems);
  }
  const spamReason = spamReasonOf(fields, sender);
  const submission = {
    ...asSubmission(form, valid, scans, ports),
    ...(spamReason === undefined ? {} : { spamReason }),
  };
  const onceKeys = onceKeysOf(submission, sender.idempotencyKey);
  const acceptance = await ports.store.accept(submission, onceKeys).catch((cause: unknown) => {
    const typed = { form, values: valid.values, problems: [] };
    const retryAfter = RETRY_AFTER_SECONDS;
    throw new Refusal(503, 'Service Unavailable', { cause, retryAfter, typed });
  });
  if (acceptance === 'conflict') {
    throw new Refusal(422, 'The Idempotency-Key was used for another message');
  }
  if (acceptance === 'stored') ports.accepted(submission.id, spamReason);
}

type Scans = Record<string, ScanResult>;

async function scanned(files: ValidForm['files'], scan: VirusScanner | undefined): Promise<Scans> {
  const scans: Scans = {};
  for (const [field, { bytes }] of Object.entries(files)) {
    scans[field] = scan ? await scan(bytes) : 'clean';
  }
  return scans;
}

function asSubmission(
  form: FormName,
  { values, files }: ValidForm,
  scans: Scans,
  { clock, content }: AcceptPorts,
): Submission {
  const label = (name: string) => content.labels[form][name] ?? name;
  return {
    id: randomUUIDv7(),
    receivedAt: clock.now(),
    form: formDefinitions[form].confirmed ? 'confirm' : form,
    fields: Object.entries(values).map(([name, value]) => ({ name, label: label(name), value })),
    attachments: Object.entries(files).map(([name, file]) =>
      asAttachment(name, label(name), file, scans[name] === 'unscanned'),
    ),
    ...(formDefinitions[form].confirmed ? { token: newToken() } : {}),
  };
}
