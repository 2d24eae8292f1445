import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { FormName } from '#contract/forms.ts';
import { asAttachment } from '../attachments/as-attachment.ts';
import type { Clock } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import type { Intake } from '../store/port.ts';
import type { Submission } from '../store/submission.ts';
import { formDefinitions } from './form-definitions.ts';
import { onceKeysOf } from './once-keys.ts';
import type { AddressedForm } from './read-form.ts';
import { Refusal } from './refusal.ts';
import type { Sender } from './sender.ts';
import { suspicion } from './suspicion.ts';
import { type ValidForm, validate } from './validate.ts';

/** What taking a form needs. */
export interface AcceptPorts {
  content: DeskContent;
  store: Intake;
  clock: Clock;
  /** Called when a submission is on disk, with why it is held, if it is. */
  accepted(id: string, heldBecause: string | undefined): void;
}

/** When to try again what could not be stored. */
export const RETRY_AFTER_SECONDS = 60;

/** Nobody can guess 256 bits. */
const TOKEN_BYTES = 32;

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
  const heldBecause = valid.heldBecause ?? suspicion(fields, sender);
  const submission = asSubmission(form, valid, ports);
  const formKey = formDefinitions[form].onceKey?.(valid.values);
  const onceKeys = onceKeysOf(
    submission,
    sender.idempotencyKey,
    formKey,
    heldBecause !== undefined,
  );
  const acceptance = await ports.store
    .accept(submission, { onceKeys, heldBecause })
    .catch((cause: unknown) => {
      const typed = { form, values: valid.values, problems: [] };
      const retryAfter = RETRY_AFTER_SECONDS;
      throw new Refusal(503, 'Service Unavailable', { cause, retryAfter, typed });
    });
  if (acceptance === 'conflict') {
    throw new Refusal(422, 'The Idempotency-Key was used for another message');
  }
  if (acceptance === 'stored') ports.accepted(submission.id, heldBecause);
}

function asSubmission(
  form: FormName,
  { values, files }: ValidForm,
  { clock, content }: AcceptPorts,
): Submission {
  const label = (name: string) => content.labels[form][name] ?? name;
  return {
    id: randomUUIDv7(),
    receivedAt: clock.now(),
    form,
    fields: Object.entries(values).map(([name, value]) => ({ name, label: label(name), value })),
    attachments: Object.entries(files).map(([name, file]) => asAttachment(name, label(name), file)),
    ...(formDefinitions[form].unsubscribable
      ? { unsubscribeToken: randomBytes(TOKEN_BYTES).toString('base64url') }
      : {}),
  };
}
