// The copy keeps the voice of the house: plain, specific, British.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '#contract/language.ts';

/** Texts the specification fixes to the letter, exclamation marks included. */
const FIXED = [
  'Congratulations! You Have Submitted Successfully.',
  "Something went wrong! Your message didn't sent.",
  'Your Email is not valid! Provide valid email',
  'Too Short! Must be at least 3 characters long',
  'Congratulations! You Have Searched Successfully.',
  'Best Seller',
  'Best Match',
];

const BOAST =
  /\b(solutions?|world[- ]class|leading|best|premier|excellence|state[- ]of[- ]the[- ]art|cutting[- ]edge|unparalleled|seamless|innovative|robust|passionate|one[- ]stop)\b/i;

const AMERICAN =
  /\b(?:galvaniz|realiz|utiliz|pressuriz|moderniz|recogniz|aluminum|labor\b|center|color|gray|program\b)/i;

const files = readdirSync(`content/${LANGUAGE}`, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(?:yaml|md)$/.test(name),
);

describe.each(files)('%s', (file) => {
  const lines = readFileSync(`content/${LANGUAGE}/${file}`, 'utf8').split('\n');
  const offending = (pattern: RegExp) =>
    lines.flatMap((line, index) => {
      const free = FIXED.reduce((text, fixed) => text.replace(fixed, ''), line);
      return pattern.test(free) ? [`${file}:${index + 1} ${line.trim()}`] : [];
    });

  it('raises its voice nowhere', () => expect(offending(/!/)).toEqual([]));
  it('boasts nowhere', () => expect(offending(BOAST)).toEqual([]));
  it('spells British', () => expect(offending(AMERICAN)).toEqual([]));
});
