import { z } from 'zod';
import { shown } from '../content-error.server.ts';

/**
 * A name or number of something that stands elsewhere; becomes that thing.
 *
 * @param what as it stands behind 'expected': "the id of a card in contact.yaml"
 */
export function foundBy<Key, Found extends object>(
  key: z.ZodType<Key>,
  what: string,
  find: (key: Key) => Found | undefined,
) {
  return key.transform((value, context) => {
    const found = find(value);
    if (found) return found;
    context.addIssue({ code: 'custom', message: `expected ${what}, got ${shown(value)}` });
    return z.NEVER;
  });
}
