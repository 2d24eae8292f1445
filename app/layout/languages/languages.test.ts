import { expect, it, vi } from 'vitest';
import { preferredLanguage } from './languages.ts';

vi.mock('#api/language.ts', () => ({
  LANGUAGE: 'en',
  LANGUAGES: [{ code: 'en' }, { code: 'ar' }],
}));

it.each([
  [['ar-SA', 'en'], 'ar'],
  [['ar'], 'ar'],
  [['fr', 'AR-eg', 'en'], 'ar'],
  [['en-GB', 'ar'], undefined],
  [['fr', 'en', 'ar'], undefined],
  [['fr'], undefined],
  [['arn'], undefined],
  [[], undefined],
])('a browser that wants %j prefers %s to English', (wanted, code) => {
  expect(preferredLanguage(wanted)?.code).toBe(code);
});
