import { expect, it } from 'vitest';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { preferredLanguage } from './language-choice.ts';

/** This page's language, and another. */
const SITE = [LANGUAGES[0], { ...LANGUAGES[0], code: 'xx' }];

it.each([
  [['xx-SA', LANGUAGE], 'xx'],
  [['xx'], 'xx'],
  [['fr', 'XX-eg', LANGUAGE], 'xx'],
  [[`${LANGUAGE}-GB`, 'xx'], undefined],
  [['fr', LANGUAGE, 'xx'], undefined],
  [['fr'], undefined],
  [['xxn'], undefined],
  [[], undefined],
])('a browser that wants %j prefers %s to this page’s language', (wanted, code) => {
  expect(preferredLanguage(wanted, SITE)?.code).toBe(code);
});
