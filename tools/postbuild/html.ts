import { Parser } from 'htmlparser2';

/** An element and its position in the page's text. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Offset of its `<`. */
  start: number;
  /** Offset behind the `>` of its opening tag. */
  openEnd: number;
  /** Direct text content. */
  text: string;
}

/** Lists the elements of a page in document order. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const { startIndex: start, endIndex } = parser;
      const element = { name, attributes, start, openEnd: endIndex + 1, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      const inside = open.at(-1);
      if (inside) inside.text += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return elements;
}

/** Replaces the text between two offsets. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies non-overlapping edits. */
export function edited(html: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
}
