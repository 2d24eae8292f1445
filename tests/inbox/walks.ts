import { ar } from '../../inbox/texts/ar.ts';
import { en } from '../../inbox/texts/en.ts';
import { isWhole } from '../office.ts';

/**
 * How a walk through the inbox is gone: `npm run test:office` does both, on both stores, and `npm test` the one on a phone,
 * on SQLite: a server of PostgreSQL takes seconds to start.
 */
export const WALKS = (
  [
    { locale: 'en-GB', index: 0, dir: 'ltr', texts: en, width: 1440, store: 'SQLite' },
    {
      ...{ locale: 'ar-SA', index: 1, dir: 'rtl', texts: ar, width: 320 },
      store: isWhole ? 'PostgreSQL' : 'SQLite',
    },
  ] as const
).slice(isWhole ? 0 : 1);
