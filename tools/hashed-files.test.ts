import { beforeEach, expect, test } from 'vitest';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { HashedFiles } from './hashed-files.ts';

beforeEach(() => void enterTemporaryDirectory());

test('a path has the name of the file and a hash of its input', () => {
  const named = new HashedFiles('pictures');
  const path = named.add('about us-480', 'avif', 'a', 'master');
  expect(path).toMatch(/^\/pictures\/about-us-480\.[0-9a-z]{4}\.avif$/);
  expect(named.add('about us-480', 'avif', 'b', 'another')).not.toBe(path);
});

test('a path may be the hash alone: equal files share it, and different ones stop the build', () => {
  const marks = new HashedFiles('marks', { isNamed: false });
  expect(marks.add('clients/a', 'svg', 'same')).toMatch(/^\/marks\/[0-9a-z]{5}\.svg$/);
  expect(marks.add('a', 'svg', 'same')).toBe(marks.add('b', 'svg', 'same'));
  marks.add('c', 'svg', '778');
  // Of its SHA-256, too, the last of the letters are rcld4.
  expect(() => marks.add('d', 'svg', '9486')).toThrow('would be two files, one of them d');
});
