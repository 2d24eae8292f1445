import { createContext, useContext } from 'react';
import { useLanguage } from '../inbox/shown-language.ts';
import { besides } from './content.ts';
import { contentOf } from './document.ts';
import type { Backend } from './hosts/backend.ts';
import { type Form, fileIn, type Site } from './model.ts';
import { labelOfForm } from './problem-in-words.ts';

/** What the whole editor shares. */
export interface Shared {
  site: Site;
  backend: Backend;
  /** The texts of all files, for references and checks; those of a form are read again when it is opened. */
  texts: Record<string, string>;
  /** Reads them again, after something was saved. */
  refresh: () => Promise<void>;
}

export const SharedContext = createContext<Shared | undefined>(undefined);

export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error('Outside of the editor');
  return shared;
}

/** Translates labels and hints. */
export function useLabels(): (words: string) => string {
  const { site } = useShared();
  const language = useLanguage();
  return (words) => (language === 'ar' && site.arabic[words]) || words;
}

/** The name of a form. */
export function useFormLabel(): (form: Form) => string {
  const language = useLanguage();
  const t = useLabels();
  return (form) => labelOfForm(form, language, t) ?? form.name;
}

/** The content of a form as it was saved last, in the language that is shown if the site has it. */
export function useSavedContent(name: string): unknown {
  const { site, texts } = useShared();
  const language = useLanguage();
  const form = site.groups.flatMap(({ forms }) => forms).find((each) => each.name === name);
  if (!form) return undefined;
  const own = parsed(form.file, texts[form.file]);
  const file = fileIn(form, language, site);
  return file === form.file ? own : merged(own, besides(own, parsed(file, texts[file])));
}

const known = new Map<string, { text: string | undefined; content: unknown }>();

/** Many fields ask for the same. */
function parsed(file: string, text: string | undefined): unknown {
  const last = known.get(file);
  if (last && last.text === text) return last.content;
  const content = text === undefined ? undefined : contentOf(file, text);
  known.set(file, { text, content });
  return content;
}

function merged(own: unknown, translation: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(translation))
    return own.map((each, at) => merged(each, translation[at]));
  const isObject = typeof own === 'object' && typeof translation === 'object';
  return isObject ? { ...own, ...translation } : own;
}
