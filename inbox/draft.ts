import { useState } from 'react';

const PREFIX = 'inbox-draft:';

/**
 * A text that this browser keeps until the person signs out.
 *
 * @param person its id: at one machine, one person does not see another's
 * @param name begins with the id of the message
 * @param initial the text when nothing was kept
 */
export function useDraft(
  person: string,
  name: string,
  initial = '',
): [text: string, set: (text: string) => void] {
  const key = `${PREFIX}${person}:${name}`;
  const [text, setText] = useState(() => read(key) || initial);
  return [
    text,
    (typed) => {
      setText(typed);
      write(key, typed);
    },
  ];
}

/** Forgets the texts of everybody. @param message the id of the only message whose texts are forgotten */
export function forgetDrafts(message = ''): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && key.includes(message)) localStorage.removeItem(key);
    }
  } catch {
    // There are none where storage is blocked.
  }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The text stays on the page.
  }
}
