import { expect, test } from 'vitest';
import { scopedName } from './scoped-name.ts';

test('classes of a file share a hash', () => {
  expect(scopedName('title', 'app/ui/a346.module.css')).toBe('_title_760f4');
  expect(scopedName('text', 'app/ui/a346.module.css?used')).toBe('_text_760f4');
});

test('fails if two files have the same hash', () => {
  expect(() => scopedName('title', 'app/ui/a1411.module.css')).toThrow('have the same hash');
});
