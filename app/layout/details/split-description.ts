/**
 * Splits a description in two parts (spec 2.4): up to character `first`, and from there to `last`.
 * A part ends with a whole sentence, else with a whole word; the second part may be empty.
 */
export function splitDescription(text: string, first: number, last: number): [string, string] {
  const head = cut(text.trim(), first);
  const rest = text.trim().slice(head.length).trim();
  // `last` counts from the beginning of the text.
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
