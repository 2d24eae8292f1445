import { HONEYPOT_NAME, RESERVED_NAMES } from '#contract/wire.ts';

/**
 * Leaves in a form's data what a visitor has filled in (spec 3): neither the markup's addressing,
 * which is for posting without script, nor the field no person sees, where it is blank.
 */
export function keepContent(data: FormData): void {
  for (const name of RESERVED_NAMES) data.delete(name);
  if (data.get(HONEYPOT_NAME) === '') data.delete(HONEYPOT_NAME);
}
