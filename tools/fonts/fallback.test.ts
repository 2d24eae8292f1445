import { expect, test } from 'vitest';
import { fallbackFace, fallbacks } from './fallback.ts';

test('a fallback of equal width keeps its scale and gets the height of the font', () => {
  const { width } = fallbacks.sans;
  const rule = fallbackFace(fallbacks.sans, { ascent: 1, descent: 0.25, lineGap: 0, width });
  expect(rule).toContain('size-adjust: 100.00%');
  expect(rule).toContain('ascent-override: 100.00%');
  expect(rule).toContain('descent-override: 25.00%');
});

test('a font wider by a tenth widens its fallback and scales the height back', () => {
  const width = fallbacks.sans.width * 1.1;
  const rule = fallbackFace(fallbacks.sans, { ascent: 1.1, descent: 0.22, lineGap: 0, width });
  expect(rule).toContain('size-adjust: 110.00%');
  expect(rule).toContain('ascent-override: 100.00%');
  expect(rule).toContain('descent-override: 20.00%');
});

test('the mean letter width of Arial is the published one for English text', () => {
  expect(fallbacks.sans.width).toBeGreaterThan(0.43);
  expect(fallbacks.sans.width).toBeLessThan(0.45);
});
