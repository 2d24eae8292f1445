import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { FormName } from '#contract/forms.ts';
import { keptFile } from '../attachments/keep.ts';
import type { Clock } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import type { Acceptance, Intake } from '../store/port.ts';
import type { Submission } from '../store/submission.ts';
import { formDefinitions } from './form-definitions.ts';
import { onceKeys } from './once-keys.ts';
import { Refusal } from './refusal.ts';
import type { Sender } from './sender.ts';
import { suspicion } from './suspicion.ts';
import { type ValidForm, validate } from './validate.ts';
import type { WireFields } from './wire-fields.ts';

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
  form: FormName,
  fields: WireFields,
  sender: Sender,
): Promise<void> {
  const valid = validate(form, fields);
  valid.heldBecause ??= suspicion(fields, sender);
  const submission = asSubmission(form, valid, ports);
  const outcome = await store(ports, form, submission, valid, sender.key);
  if (outcome === 'conflict') {
    throw new Refusal(422, 'The Idempotency-Key was used for another message');
  }
  if (outcome === 'stored') ports.accepted(submission.id, valid.heldBecause);
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
    attachments: Object.entries(files).map(([name, file]) => keptFile(name, label(name), file)),
    ...(formDefinitions[form].unsubscribable
      ? { unsubscribeToken: randomBytes(TOKEN_BYTES).toString('base64url') }
      : {}),
  };
}

async function store(
  ports: AcceptPorts,
  form: FormName,
  submission: Submission,
  { values, heldBecause }: ValidForm,
  clientKey: string | undefined,
): Promise<Acceptance> {
  try {
    return await ports.store.accept(submission, {
      // What is held may not stand in the way of the same from a person.
      onceKeys: onceKeys(
        submission,
        clientKey,
        heldBecause === undefined ? formDefinitions[form].onceKey?.(values) : undefined,
      ),
      heldBecause,
    });
  } catch (cause) {
    throw new Refusal(503, 'Service Unavailable', {
      cause,
      retryAfter: RETRY_AFTER_SECONDS,
      typed: { form, values, problems: [] },
    });
  }
}
