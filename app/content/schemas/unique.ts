import { z } from 'zod';
import { withArticle } from '../content-error.server.ts';

type Keys<Entry> = Record<string, (entry: Entry) => string | number>;

/**
 * A list in which no two entries share a key.
 *
 * @param keys field to name in the message → the key that has to differ
 */
export function unique<Entry extends z.ZodType>(entry: Entry, keys: Keys<z.output<Entry>>) {
  return z.array(entry).superRefine((entries, context) => {
    for (const [field, keyOf] of Object.entries(keys)) {
      const seen = new Map<string | number, number>();
      entries.forEach((value, index) => {
        const key = keyOf(value);
        const first = seen.get(key);
        if (first === undefined) seen.set(key, index);
        else {
          context.addIssue({
            code: 'custom',
            path: [index, field],
            message: `expected ${withArticle(field)} that differs from entry [${first}], which makes "${key}" too`,
          });
        }
      });
    }
  });
}
