import { HONEYPOT_NAME, RESERVED_NAMES } from '#api/wire.ts';

/**
 * Removes what the visitor has not entered (spec 3): the addressing, which is for posting without
 * script, and a blank recipient or honeypot field.
 */
export function keepContent(data: FormData): void {
  for (const name of RESERVED_NAMES) data.delete(name);
  for (const name of [HONEYPOT_NAME, 'recipient']) if (data.get(name) === '') data.delete(name);
}
