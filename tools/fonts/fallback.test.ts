import { expect, test } from 'vitest';
import { fallbackFace, fallbacks } from './fallback.ts';

test.each([
  ['of equal width keeps its scale and gets the height of the font', 1, 100, 25],
  ['widened by a tenth gets its height scaled back', 1.1, 100 / 1.1, 25 / 1.1],
])('a fallback %s', (_, scale, ascent, descent) => {
  const width = fallbacks.sans.width * scale;
  const rule = fallbackFace(fallbacks.sans, { ascent: 1, descent: 0.25, lineGap: 0, width });
  expect(rule).toContain(`size-adjust: ${(scale * 100).toFixed(2)}%`);
  expect(rule).toContain(`ascent-override: ${ascent.toFixed(2)}%`);
  expect(rule).toContain(`descent-override: ${descent.toFixed(2)}%`);
});

test('the mean letter width of Arial is the published one for English text', () => {
  expect(Math.abs(fallbacks.sans.width - 0.44)).toBeLessThan(0.01);
});
