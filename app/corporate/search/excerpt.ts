import { termsToFind, type Word, wordsOf } from '#shared/words.ts';

/** A part of a text, and whether it matches the query. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** Approximate length of an excerpt in characters. */
const LENGTH = 220;

/** Characters shown before the first match of a long text. */
const BEFORE = 60;

/** Separator of the texts of an excerpt. */
const BETWEEN = ' · ';

/** Cache of the words of each text: excerpts are chosen on every keystroke. */
const known = new Map<string, Word[]>();

/** Splits a text at the words that consist of these terms. */
export function highlighted(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const word of matchesIn(text, terms)) {
    if (word.start > end) parts.push({ text: text.slice(end, word.start), isMatch: false });
    parts.push({ text: text.slice(word.start, word.end), isMatch: true });
    end = word.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/**
 * The passage of successive texts that contains the most of these terms; the beginning if none contains any.
 */
export function excerpt(texts: readonly string[], terms: ReadonlySet<string>): Part[] {
  const found = texts.map((text) =>
    matchesIn(text, terms).map(({ spellings }) => spellings[0]?.[0]),
  );
  let best = { from: 0, score: -1 };
  for (const from of texts.keys()) {
    const score = new Set(found.slice(from, passageEnd(texts, from)).flat()).size;
    if (score > best.score) best = { from, score };
  }
  const passage = texts.slice(best.from, passageEnd(texts, best.from)).join(BETWEEN);
  const [first] = matchesIn(passage, terms);
  const start = first && first.end > LENGTH ? wordStart(passage, first.start - BEFORE) : 0;
  const end = start + LENGTH < passage.length ? wordEnd(passage, start + LENGTH) : passage.length;
  const shown = `${start > 0 ? '… ' : ''}${passage.slice(start, end)}${end < passage.length ? ' …' : ''}`;
  return highlighted(shown, terms);
}

/** Index after the last text of an excerpt that begins with text `from`; at least that text is in it. */
function passageEnd(texts: readonly string[], from: number): number {
  let length = 0;
  const end = texts.findIndex((text, i) => {
    if (i < from) return false;
    length += text.length + BETWEEN.length;
    return i > from && length > LENGTH;
  });
  return end < 0 ? texts.length : end;
}

function matchesIn(text: string, terms: ReadonlySet<string>): Word[] {
  let words = known.get(text);
  if (!words) {
    words = wordsOf(text);
    known.set(text, words);
  }
  return words.filter((word) => termsToFind(word).some((term) => terms.has(term)));
}

function wordStart(text: string, near: number): number {
  return text.indexOf(' ', near) + 1;
}

function wordEnd(text: string, near: number): number {
  const space = text.lastIndexOf(' ', near);
  return space > 0 ? space : near;
}
