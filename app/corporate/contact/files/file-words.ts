import { numberFormat } from '#app/content/number-format.ts';
import { fill } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { LOCALE } from '#shared/language.ts';
import { messageText } from '#shared/messages.ts';
import type { FileEntry } from './file-entries.ts';
import { texts } from './texts.ts';

const percent = numberFormat({ style: 'percent' });

/** The state of a file in words. */
export function stateText(
  { name, size, sent, state, problem }: FileEntry,
  isPlain: boolean,
): string {
  if (problem === 'tooLarge' && isPlain) {
    return messageText(dictionary.form.errors.fileTooLarge, isolated(name), '', LOCALE);
  }
  if (problem) return withName(texts.errors[problem], name);
  if (state === 'refused' || isPlain) return texts.states.waiting;
  // Not all, before the desk has answered.
  const share = Math.min(Math.floor((sent / size) * 100), 99) / 100;
  return fill(texts.states[state], { share: percent.format(share) });
}

/** Fills in the name of a file, whose letters may run in the other direction. */
export const withName = (text: string, name: string) => fill(text, { file: isolated(name) });

/** A name in which letters of another direction change nothing around it. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
