import { readFileSync } from 'node:fs';
import { contentFiles } from '#app/content/files.server.ts';

/** Texts that the specification fixes literally, exclamation marks included, and a name. */
const FIXED = [
  'Congratulations! You Have Submitted Successfully.',
  "Something went wrong! Your message didn't sent.",
  'Your Email is not valid! Provide valid email',
  'Too Short! Must be at least 3 characters long',
  'Congratulations! You Have Searched Successfully.',
  'Best Seller',
  'Best Match',
  'Saudi Business Center',
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

/** Archaic words and wordy phrases. */
const MANNERED =
  /\b(who(?:m|se)?(?:so)?ever|whence|hence|thereof|therein|thereby|herein|hereby|forthwith|amongst|lest|(?:is|are|was|were) told|stands? in (?:our|the|a) (?:portfolio|register|table)|is worth what)\b/i;

/** Turns of phrase that readers took for a translation, or read in another sense. */
const ODD = new RegExp(
  [
    'the way of (?:a|the|your|our)|of the listener|from its other side|common company',
    'least pressure|set to API|path moved by|per 200,000 hours: since',
    'this page tells|on the page [A-Z]|has a page of its own|the office forwards it$',
    'standards of their own beside|jobs like yours|contract counts in each|if one of the three declines',
    'protection of reporters|protects them|address at the same domain as|application, and withdraws it',
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join('|'),
  'i',
);

/** Only the SPECIMEN marks say that the company is a sample. */
const SAMPLE =
  /\b(on paper only|exists? on paper|invented|belongs? to nobody|model table|models? built for|sample (?:figures|numbers|recognitions))\b/i;

const rules: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['exclamation mark', /!/],
  ['boast', BOAST],
  ['not British spelling', AMERICAN],
  ['mannered', MANNERED],
  ['odd', ODD],
  ['mentions that it is a sample', SAMPLE],
];

/** Checks the wording of the texts: plain, specific, British. Exits with 1 if there is a fault. */
const faults = contentFiles().flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      faultsOf(file, line).map((fault) => `${file}:${index + 1} ${fault}: ${line.trim()}`),
    ),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsOf(file: string, line: string): string[] {
  if (file.endsWith('.yaml') && /^\s*#/.test(line)) return [];
  // Visitors spell as they like.
  if (file.endsWith('search.yaml') && /^ {6}- /.test(line)) return [];
  const words = FIXED.reduce((rest, fixed) => rest.replace(fixed, ''), line);
  return rules.filter(([, pattern]) => pattern.test(words)).map(([fault]) => fault);
}
