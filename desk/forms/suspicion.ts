import { ELAPSED_NAME, HONEYPOT_NAME } from '#contract/wire.ts';
import type { WireFields } from './wire-fields.ts';

/** Nobody reads, types and sends a form in less. */
const FASTEST_PERSON_MS = 1_500;

/**
 * Why a form looks as if a program had filled it in. It is held for a person to look at, never
 * refused: password managers fill in hidden fields too.
 */
export function suspicion(fields: WireFields): string | undefined {
  const hidden = fields.get(HONEYPOT_NAME);
  if (typeof hidden === 'string' && hidden.trim() !== '') {
    return 'the field that nobody sees was filled in';
  }
  const elapsed = fields.get(ELAPSED_NAME);
  if (elapsed === undefined || elapsed === '') return undefined;
  return Number(elapsed) >= FASTEST_PERSON_MS ? undefined : 'it was filled in too fast';
}
