import type { UntranslatedText } from '#app/content/untranslated.server.ts';
import type { OriginalTexts } from './original-texts.ts';
import { isElement, isForeign, type PageElement, type PageNode, wordsOf } from './page-tree.ts';

/** Attributes with a text, which is in the language of its element. */
const TEXTS = ['alt', 'aria-label', 'placeholder', 'title'];

/** Which texts of a page are not translated. */
export class LanguagesInPage {
  /** The texts of the content that the page shows. */
  readonly shown = new Set<UntranslatedText>();
  readonly #texts: OriginalTexts;
  /** Texts that are not translated, and elements with such a text. */
  readonly #original = new Set<PageNode>();
  /** Texts in the page's language, and elements with such a text. */
  readonly #own = new Set<PageNode>();

  constructor(body: PageElement, texts: OriginalTexts) {
    this.#texts = texts;
    this.#read(body, false);
  }

  /** Whether a node is a text that is not translated. */
  isOriginal(node: PageNode): boolean {
    return node.type === 'text' && this.#original.has(node);
  }

  /** Whether a node is, or has, a text in the page's language. */
  isOwn(node: PageNode): boolean {
    return this.#own.has(node);
  }

  /** Whether an element has texts that are not translated, and none in the page's language. */
  isWhollyOriginal(element: PageElement): boolean {
    return this.#original.has(element) && !this.#own.has(element);
  }

  /** @param isPart whether it is a part of a text that is not translated */
  #read(element: PageElement, isPart: boolean): void {
    const isWhole = isPart || this.#isShown(wordsOf(element));
    for (const name of TEXTS) this.#note(element, element.attribs[name] ?? '', false);
    for (const node of element.children) {
      if (node.type === 'text') this.#note(node, node.data, isWhole);
      else if (!isElement(node) || isForeign(node)) continue;
      else this.#read(node, isWhole);
      if (this.#original.has(node)) this.#original.add(element);
      if (this.#own.has(node)) this.#own.add(element);
    }
  }

  #note(node: PageNode, words: string, isPart: boolean): void {
    if ((isPart && /\S/.test(words)) || this.#isShown(words)) this.#original.add(node);
    else if (this.#texts.isOwn(words)) this.#own.add(node);
  }

  #isShown(words: string): boolean {
    const found = this.#texts.shownBy(words);
    for (const text of found) this.shown.add(text);
    return found.length > 0;
  }
}
