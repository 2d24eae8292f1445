/**
 * Cuts a description in two parts by its characters (spec 2.4): up to `first`, and from there to
 * `last`. A cut falls back to the end of a sentence, else of a word; the second part is empty
 * where the first holds all.
 */
export function splitDescription(text: string, first: number, last: number): [string, string] {
  const head = cut(text.trim(), first);
  const rest = text.trim().slice(head.length).trim();
  // The cut is counted from the beginning of the text.
  return [head, cut(rest, last - (text.trim().length - rest.length))];
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const part = text.slice(0, length + 1);
  const sentence = /^[\s\S]*[.!?؟](?=\s)/.exec(part)?.[0];
  if (sentence) return sentence;
  const word = /^[\s\S]*\S(?=\s)/.exec(part)?.[0];
  return word ?? [...text.slice(0, length)].join('');
}
