import type { UntranslatedText } from '#app/content/untranslated.server.ts';
import { type Edit, edited } from '#tools/postbuild/html.ts';
import { LanguagesInPage } from './languages-in-page.ts';
import type { OriginalTexts } from './original-texts.ts';
import {
  bodyOf,
  isElement,
  isForeign,
  type PageElement,
  type PageNode,
  wordsOf,
} from './page-tree.ts';

/** What marks a text in another language than its page. */
export interface Marks {
  lang: string;
  /** If it is not the page's. */
  dir?: 'ltr' | 'rtl' | undefined;
}

/** Elements within a line of text. */
const INLINE = new Set(
  'a abbr b bdi br code em i q s small span strong sub sup time wbr'.split(' '),
);

/** A text whose first or last sign would stand at the other end. */
const MOVED = /^\s*\P{L}|\P{L}\s*$/u;

/**
 * Marks the texts of a page that are not translated with their language, so that screen readers speak them right, and
 * with their direction, so that their signs stand right. `lang` is on the outermost element that has no text in the
 * page's language, `dir` on a span round the text: on a block it would also move the text to the other side.
 *
 * React expects the elements of an island as they are, so that these get attributes only.
 *
 * @returns the page, and the texts of the content that it shows
 */
export function markedPage(
  html: string,
  texts: OriginalTexts,
  { lang, dir }: Marks,
): { html: string; shown: ReadonlySet<UntranslatedText> } {
  const body = bodyOf(html);
  const page = new LanguagesInPage(body, texts);
  const edits: Edit[] = [];
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });
  const setOn = ({ startIndex, name }: PageElement, attribute: string) =>
    insert((startIndex ?? 0) + 1 + name.length, attribute);

  const mark = (element: PageElement, { hasLang: isMarked, ...above }: Place) => {
    const hasLang = isMarked || page.isWhollyOriginal(element);
    if (hasLang && !isMarked) setOn(element, ` lang="${lang}"`);
    const takes = takenBy(element, above);
    const attributes = `${hasLang ? '' : ` lang="${lang}"`}${dir && takes.dir ? ` dir="${dir}"` : ''}`;
    if (!attributes) return;
    for (const run of runsOf(element.children, page)) {
      const [first] = run;
      const isText = run.some((node) => page.isOriginal(node));
      if (isText && takes.spans) {
        insert(first?.startIndex ?? 0, `<span${attributes}>`);
        insert((run.at(-1)?.endIndex ?? 0) + 1, '</span>');
        continue;
      }
      const isMoved =
        isText && run.length === element.children.length && MOVED.test(wordsOf(element));
      if (dir && takes.dir && isMoved) setOn(element, ` dir="${dir}"`);
      else for (const node of run.filter(isElement)) mark(node, { ...takes, hasLang });
    }
  };
  mark(body, { spans: true, dir: true, hasLang: false });
  return { html: edited(html, edits), shown: page.shown };
}

/** What an element may be given. */
interface Place {
  spans: boolean;
  dir: boolean;
  /** Whether an element above is marked. */
  hasLang: boolean;
}

/** An island takes no elements, but for the HTML in its slots; a drawing takes neither elements nor a direction. */
function takenBy({ name, attribs }: PageElement, above: Omit<Place, 'hasLang'>) {
  if (name === 'svg') return { spans: false, dir: false };
  if ('data-slot' in attribs) return { spans: true, dir: true };
  const isClosed = ['page-island', 'option', 'textarea'].includes(name);
  return { ...above, spans: above.spans && !isClosed };
}

/** Divides the content of an element into lines of text that is not translated, and its other elements. */
function runsOf(nodes: readonly PageNode[], page: LanguagesInPage): PageNode[][] {
  const runs: PageNode[][] = [];
  let isLine = false;
  for (const node of nodes) {
    const continues = isLine && isInLine(node, page);
    isLine = isInLine(node, page);
    const last = runs.at(-1);
    if (continues && last) last.push(node);
    else if (isLine || isElement(node)) runs.push([node]);
  }
  return runs;
}

/** Whether a part of a line may stand beside text that is not translated. */
function isInLine(node: PageNode, page: LanguagesInPage): boolean {
  if (!isElement(node)) return !page.isOwn(node);
  const isInline = INLINE.has(node.name) && node.children.every((below) => isInLine(below, page));
  return isInline && !isForeign(node) && !page.isOwn(node);
}
