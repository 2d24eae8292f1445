import { useState } from 'react';
import { useMe } from './me.ts';
import { kept } from './storage.ts';

const PREFIX = 'inbox-draft:';

/**
 * A text that this browser keeps until the person signs out. At one machine, one person does not see another's.
 *
 * @param name begins with the id of the message
 * @param initial the text when nothing was kept
 */
export function useDraft(name: string, initial = '') {
  const { person } = useMe();
  const key = `${PREFIX}${person.id}:${name}`;
  const [text, setText] = useState(() => kept?.getItem(key) || initial);
  const set = (typed: string) => {
    setText(typed);
    if (typed === '') kept?.removeItem(key);
    else kept?.setItem(key, typed);
  };
  return [text, set] as const;
}

/** Forgets the texts of everybody. @param message the id of the only message whose texts are forgotten */
export function forgetDrafts(message = ''): void {
  for (const key of Object.keys(kept ?? {})) {
    if (key.startsWith(PREFIX) && key.includes(message)) kept?.removeItem(key);
  }
}
