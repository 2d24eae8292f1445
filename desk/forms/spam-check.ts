import { HONEYPOT_NAME } from '#contract/wire.ts';
import type { Sender } from './sender.ts';
import type { WireFields } from './wire-fields.ts';

/** Nobody loads a site, reads, types and sends a form in less. */
const FASTEST_PERSON_MS = 1_500;

/** Why a form looks as if a program had filled it in; undefined when it does not. */
export function spamReasonOf(
  fields: WireFields,
  { sinceFirstPage, isBrowser }: Sender,
): string | undefined {
  const hidden = fields.get(HONEYPOT_NAME);
  if (typeof hidden === 'string' && hidden.trim() !== '') return 'the hidden field was filled in';
  const tooFast = sinceFirstPage !== undefined && sinceFirstPage < FASTEST_PERSON_MS;
  return tooFast && !isBrowser ? 'sent within 1.5 s of the first page' : undefined;
}
