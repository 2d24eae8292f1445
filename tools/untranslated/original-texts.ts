import { lexer } from 'marked';
import { markdownHtml } from '#app/content/markdown.server.ts';
import type { UntranslatedText } from '#app/content/untranslated.server.ts';
import { isElement, type PageNode, treeOf, wordsOf } from './page-tree.ts';

/** A part of a text may be shown by itself, unless it is as short as words of other texts. */
const SHORTEST_PART = 20;

const SENTENCE_END = /(?<=[.!?:]) /g;

const PLACEHOLDER = /\{\w+\}/;

type Found = readonly UntranslatedText[];

/** Finds the texts without translation in what pages show. */
export class OriginalTexts {
  readonly #whole = new Map<string, UntranslatedText[]>();
  readonly #patterns: { pattern: RegExp; found: Found }[] = [];
  readonly #translated: ReadonlySet<string>;
  readonly #letters: RegExp;
  readonly #longest: number;

  /**
   * @param translated texts that have a translation, which win over the same words without one
   * @param letters of the page's language, if the original has others
   */
  constructor(untranslated: Found, translated: readonly string[], letters = /\p{L}/u) {
    this.#letters = letters;
    this.#translated = new Set(translated.flatMap((text) => [...formsOf(text)]));
    for (const each of untranslated) {
      for (const form of formsOf(each.text)) {
        this.#whole.set(form, [...(this.#whole.get(form) ?? []), each]);
      }
      const pattern = patternOf(each.text);
      if (pattern) this.#patterns.push({ pattern, found: [each] });
    }
    this.#longest = Math.max(0, ...this.#whole.keys().map(({ length }) => length));
  }

  /** The texts that words of a page are, or are a part of; none if they are in the page's language. */
  shownBy(words: string): Found {
    const text = plain(words);
    if (!hasLetters(text) || text.length > this.#longest || this.#translated.has(text)) return [];
    return (
      this.#whole.get(text) ?? this.#filledIn(text) ?? this.#joined(text) ?? this.#partOf(text)
    );
  }

  /** Whether words of a page, which are no original text, are in its language: figures, codes and addresses are in none. */
  isOwn(words: string): boolean {
    return this.#letters.test(words);
  }

  /** Texts with figures or other texts without translation in place of their placeholders. */
  #filledIn(text: string): Found | undefined {
    return this.#patterns.find(({ pattern }) => {
      const values = pattern.exec(text)?.slice(1);
      return values?.every((value) => !hasLetters(value) || this.shownBy(value).length > 0);
    })?.found;
  }

  /** Several texts, one after the other. */
  #joined(text: string): Found | undefined {
    for (const { index } of text.matchAll(SENTENCE_END)) {
      const first = this.#whole.get(text.slice(0, index));
      const rest = first && this.shownBy(text.slice(index));
      if (rest && rest.length > 0) return [...first, ...rest];
    }
    return undefined;
  }

  #partOf(text: string): Found {
    if (text.length < SHORTEST_PART || !text.includes(' ')) return [];
    return this.#whole.entries().find(([whole]) => whole.includes(text))?.[1] ?? [];
  }
}

/** What pages may show of a text: the whole, and each element and text that its Markdown makes. */
function formsOf(text: string): Set<string> {
  const html = markdownHtml(lexer(text.replaceAll(/ \{#[a-z\d-]+\}$/gm, '')));
  const forms = new Set([plain(text)]);
  const add = (node: PageNode) => {
    const words = wordsOf(node);
    if (hasLetters(words)) forms.add(plain(words));
    if (isElement(node)) for (const below of node.children) add(below);
  };
  for (const node of treeOf(html).children) add(node);
  return forms;
}

function patternOf(text: string): RegExp | undefined {
  const parts = plain(text).split(PLACEHOLDER);
  if (parts.length < 2 || !hasLetters(parts.join(''))) return undefined;
  return new RegExp(`^${parts.map(RegExp.escape).join('(.+?)')}$`, 'u');
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
