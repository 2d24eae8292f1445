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

/* Saudization is the programme's own name; size and prize are spelt alike on both sides. */
const AMERICAN = new RegExp(
  [
    '\\b(?!saudiz)\\w{3,}(?<!s|pr)iz(?:e[drs]?|ing|ations?)',
    '\\b(?:ana|para|cata|hydro)lyz\\w*',
    '\\b\\w*(?:behavi|col|fav|flav|harb|hon|lab|neighb|od|rum|sav|vig)or(?:s|ed|ing|able|ful|less)?',
    '\\b(?:aluminum|airplane|analog|caliber|catalog|center(?:s|ed|ing)?|curbs)',
    '\\b(?:de|of)fense|pretense|fiber(?:s|glass)?|theater|specter|somber|luster|liters?|maneuver\\w*',
    '\\b(?:kilo|milli|centi)?meters?(?= (?:long|wide|high|deep|of|from|above|below|away)\\b)|\\b(?:kilo|milli|centi)meters?',
    '\\b(?:cancel|channel|dial|fuel|label|level|marshal|model|signal|total|travel|tunnel)(?:ed|ing|er)',
    '\\b(?:enroll?ment(?<=lment)|fulfill|installment|skillful|willful|instill)s?',
    '\\b(?:gray\\w*|jewelry|mold\\w*|plow\\w*|programs?|pajamas|tires|gotten|gasoline|sulfur\\w*|toward|specialty)',
  ]
    .map((part) => `(?:${part})\\b`)
    .join('|'),
  'i',
);

/** Archaic words, and turns that say a thing in more words than it needs. */
const MANNERED =
  /\b(who(?:m|se)?(?:so)?ever|whence|hence|thereof|therein|thereby|herein|hereby|forthwith|amongst|lest|(?:is|are|was|were) told|stands? in (?:our|the|a) (?:portfolio|register|table)|is worth what)\b/i;

/** A company does not say that it is a sample; SPECIMEN marks do. */
const SAMPLE =
  /\b(on paper only|exists? on paper|invented|belongs? to nobody|model table|models? built for|sample (?:figures|numbers|recognitions))\b/i;

const files = readdirSync(`content/${LANGUAGE}`, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(?:yaml|md)$/.test(name),
);

describe.each(files)('%s', (file) => {
  const comment = file.endsWith('.yaml') ? /^\s*#.*/ : /^$/;
  const text = readFileSync(`content/${LANGUAGE}/${file}`, 'utf8');
  const lines = text.split('\n').map((line) => line.replace(comment, ''));
  const offending = (pattern: RegExp) =>
    lines.flatMap((line, index) => {
      const free = FIXED.reduce((text, fixed) => text.replace(fixed, ''), line);
      return pattern.test(free) ? [`${file}:${index + 1} ${line.trim()}`] : [];
    });

  it('raises its voice nowhere', () => expect(offending(/!/)).toEqual([]));
  it('boasts nowhere', () => expect(offending(BOAST)).toEqual([]));
  it('spells British', () => expect(offending(AMERICAN)).toEqual([]));
  it('has no mannered turns', () => expect(offending(MANNERED)).toEqual([]));
  it('does not speak about being a sample', () => expect(offending(SAMPLE)).toEqual([]));
});
