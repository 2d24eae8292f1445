import { expect, test } from 'vitest';
import { laterPath, readLaterPath } from './later-path.ts';

test.each(['', '/ar'])(
  'a later version below "%s" has the path of its page, and its day',
  (base) => {
    for (const path of ['/careers', '/careers/v-31-later-2027', '/careers/٧-مهندس']) {
      const later = base + laterPath(path, '2027-02-01');
      expect(readLaterPath(later)).toEqual({ path: base + path, day: '2027-02-01' });
      expect(readLaterPath(base + path)).toEqual({ path: base + path, day: undefined });
    }
  },
);
