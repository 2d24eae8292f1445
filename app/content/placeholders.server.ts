import { distance } from 'fastest-levenshtein';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import type { Language } from '#shared/language-settings.ts';
import { isFact, optionalFacts, readFactsIn } from './company.server.ts';
import { type Counting, countingIn } from './counting.server.ts';
import { type Formats, numbers, texts } from './figures.server.ts';
import type { Placeholders } from './fill-document.server.ts';
import { longDate } from './long-date.ts';
import { decimalFormat, numberFormat } from './number-format.ts';

const own = LANGUAGES.find(({ code }) => code === LANGUAGE) ?? LANGUAGES[0];

/** How a language says facts and figures. */
interface Saying extends Counting, Formats {
  code: string;
  inDigits(number: number): string;
  readFacts(): Map<string, string>;
}

const sayings = new Map<string, Saying>();

/** Facts and figures in the language of a text, which is another one than that of the page if it is not translated. */
function sayingIn(language: Language = own): Saying {
  const { code, locale } = language;
  const saying = sayings.get(code) ?? {
    code,
    ...countingIn(language),
    inDigits: numberFormat({}, locale).format,
    oneDecimal: decimalFormat(1, locale).format,
    twoDecimals: decimalFormat(2, locale).format,
    longDate: (date) => longDate(date, locale),
    readFacts: () => readFactsIn(code),
  };
  sayings.set(code, saying);
  return saying;
}

const IN_WORDS = ' in words';
const AS = ' as ';

/** The number that a placeholder names, and its spelling or its forms. */
function parsed(placeholder: string, { categories }: Saying) {
  const [, given = '', spelling, forms] =
    /^(\w+)(?:( in words)| as ([^{}]+))?$/.exec(placeholder) ?? [];
  const name = given.charAt(0).toLowerCase() + given.slice(1);
  const isCapital = name !== given;
  const byCategory = forms?.split('|').map((form) => form.trim());
  const isDigits = !spelling && !byCategory;
  if (!isNumber(name) || (isDigits && isCapital)) return undefined;
  if (byCategory && byCategory.length !== categories.length) return undefined;
  return { name, isDigits, isCapital, byCategory };
}

/**
 * A number in digits or, with ` in words`, spelled out, or with its counted noun; capitalised like the
 * name. Undefined for zero, because no sentence about an empty list would be right.
 */
function numberOf(placeholder: string, saying: Saying): string | undefined {
  const named = parsed(placeholder, saying);
  if (!named) return undefined;
  const { name, isDigits, isCapital, byCategory } = named;
  const number = numbers[name]();
  if (number === 0) return undefined;
  if (isDigits) return saying.inDigits(number);
  const words = byCategory ? saying.withNoun(number, byCategory) : saying.inWords(number);
  return isCapital ? words.charAt(0).toLocaleUpperCase(saying.code) + words.slice(1) : words;
}

const isNumber = (name: string): name is keyof typeof numbers => Object.hasOwn(numbers, name);
const isText = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name);

/** Examples among the suggested names, which show the use of `in words` and of forms. */
const examples = () => [
  `keyPersons${IN_WORDS}`,
  `keyPersons${AS}${sayingIn().categories.join('|')}`,
];

const placeholders = (
  valueFor: (name: string, saying: Saying) => string | undefined,
  names: () => string[],
): Placeholders => ({
  valueFor: (name, language) => valueFor(name, sayingIn(language)),
  isEmpty: (name, language) =>
    isText(name) || parsed(name, sayingIn(language)) !== undefined || optionalFacts.has(name),
  isFact,
  namesLike: (unknown) => {
    const [name = '', forms] = unknown.split(AS);
    const alike = names().toSorted((a, b) => distance(a, name) - distance(b, name));
    return forms ? [...alike.filter((each) => each.includes(AS)), ...alike] : alike;
  },
});

const factOf = (name: string, { readFacts }: Saying) => readFacts().get(name);

const factNames = () => [...sayingIn().readFacts().keys()];

/** Facts of company.yaml, for texts of mails and of the interface. */
export const facts = placeholders(factOf, factNames);

/** Facts and figures. A value is computed when a text names it. */
export const factsAndFigures = placeholders(
  (name, saying) =>
    factOf(name, saying) ??
    numberOf(name, saying) ??
    (isText(name) ? texts[name](saying) : undefined),
  () => [...factNames(), ...Object.keys(numbers), ...Object.keys(texts), ...examples()],
);
