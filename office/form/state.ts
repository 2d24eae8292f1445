import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { Form } from '../model.ts';
import type { Problem } from '../problem-in-words.ts';
import type { Schema } from '../schema.ts';
import { isSame, type Path, valueAt, withValue } from '../tree.ts';

/** The content of a form in each language, by its code. */
export type Values = Readonly<Record<string, unknown>>;

/** The content of an open form. */
export interface FormState {
  values: Values;
  /** Files to upload, by the paths that the content names. */
  readonly uploads: Map<string, File>;
  set(code: string, path: Path, value: unknown): void;
  setAll(values: Values): void;
  /** Makes a content the one that counts as unchanged. */
  setSaved(values: Values): void;
  isChanged(): boolean;
  /** Called after each change. */
  subscribe(listener: () => void): () => void;
}

/** @param initial the content that counts as unchanged */
export function formState(initial: Values): FormState {
  let saved = initial;
  const listeners = new Set<() => void>();
  const state: FormState = {
    values: initial,
    uploads: new Map(),
    set(code, path, value) {
      state.setAll({ ...state.values, [code]: withValue(state.values[code], path, value) });
    },
    setAll(values) {
      state.values = values;
      for (const listener of listeners) listener();
    },
    setSaved(values) {
      saved = values;
      for (const listener of listeners) listener();
    },
    isChanged: () => !isSame(saved, state.values),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return state;
}

export interface FieldProps {
  schema: Schema;
  path: Path;
  /** Its name in the file, of which its label is made if the schema has none. */
  name: string;
  isRequired: boolean;
}

/** What the fields of a form share. */
export interface OpenForm {
  form: Form;
  schema: Schema;
  state: FormState;
  /** The languages of its texts, the original first. */
  codes: readonly string[];
  /** The first of them: whatever is no text is in its file. */
  own: string;
  /** Called with the path of an entry that is opened. */
  onOpenEntry: (path: Path) => void;
  /** The field for a schema; those with parts show it for each. */
  Field: ComponentType<FieldProps>;
  /** Why the last attempt to save was refused, and what the values were. */
  refused: { problems: readonly Problem[]; values: Values } | undefined;
  /** The field to show, though its entry may be closed; a new object for each press. */
  shown: { path: Path } | undefined;
}

export const FormContext = createContext<OpenForm | undefined>(undefined);

export function useForm(): OpenForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('Outside of a form');
  return form;
}

/** The value of a field in a language. */
export function useValue(code: string, path: Path): unknown {
  const { state } = useForm();
  return useSyncExternalStore(state.subscribe, () => valueAt(state.values[code], path));
}

/** The id of a field's control, to find it. */
export const idOf = (code: string, path: Path) => `${code}:${path.join('.')}`;
