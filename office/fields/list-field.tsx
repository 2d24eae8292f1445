import { Fragment, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import { FieldProblems } from '../form/field-problems.tsx';
import styles from '../form/form.module.css';
import { type FieldProps, type FormState, idOf, useForm, useValue } from '../form/state.ts';
import { labelOfField } from '../labels.ts';
import { useTexts } from '../language.ts';
import { entryOf, hasText } from '../schema.ts';
import { useLabels } from '../site.ts';
import { filled } from '../texts.ts';
import { Entry } from './entry.tsx';
import { newEntry } from './new-entry.ts';
import { kindNames } from './object-field.tsx';

/** An entry that was removed and may be put back until the form is saved. */
interface Removed {
  at: number;
  name: string;
  /** Its content by language. */
  entries: ReadonlyMap<string, unknown>;
  state: FormState;
}

/** A list, of which each entry is opened, moved and removed; all languages follow. */
export function ListField({ schema, path, name }: FieldProps) {
  const { codes, own, state } = useForm();
  const t = useLabels();
  const texts = useTexts();
  const value = useValue(own, path);
  const list: unknown[] = Array.isArray(value) ? value : [];
  const keys = useRef<number[]>([]);
  const fresh = useRef<number>(undefined);
  const [removed, setRemoved] = useState<Removed>();
  while (keys.current.length < list.length) keys.current.push(nextKey());
  keys.current.length = list.length;
  const label = t(labelOfField(name, schema));
  const element = entryOf(schema);
  const entry = t(element.label ?? labelOfField(name, schema));
  const shared = hasText(schema) ? codes : [own];

  /** Changes the list alike in each language. */
  function change(how: (entries: unknown[], code?: string) => unknown[]): void {
    keys.current = how(keys.current) as number[];
    for (const code of shared) state.set(code, path, how(entriesIn(code), code));
  }
  const entriesIn = (code: string) => (code === own ? list : listIn(code));
  function remove(at: number, name: string): void {
    const entries = new Map(shared.map((code) => [code, entriesIn(code)[at]]));
    setRemoved({ at, name, entries, state });
    change((entries) => entries.toSpliced(at, 1));
  }
  function putBack({ at, entries: given }: Removed): void {
    setRemoved(undefined);
    change((entries, code) => entries.toSpliced(at, 0, code ? given.get(code) : nextKey()));
  }
  function listIn(code: string): unknown[] {
    const found = path.reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | undefined)?.[key],
      state.values[code],
    );
    const entries = Array.isArray(found) ? found : [];
    return Array.from({ length: Math.max(list.length, entries.length) }, (_, at) => entries[at]);
  }
  function add(kind?: string): void {
    const key = nextKey();
    fresh.current = key;
    const made = newEntry(element, list, kind);
    keys.current = [...keys.current, key];
    for (const code of shared) {
      state.set(code, path, [
        ...entriesIn(code).slice(0, list.length),
        code === own ? made : typeof made === 'object' ? (kind ? { kind } : {}) : '',
      ]);
    }
  }

  const last = removed?.state === state ? removed : undefined;
  const kinds = kindNames(element);
  // Their order says nothing.
  const isLibrary = element.properties?.file?.folder === 'media/pictures';
  const isFull = schema.maxItems !== undefined && list.length >= schema.maxItems;
  // Where the entry was: a second press does not meet the next one.
  const undo = last && (
    <li className={styles.reference}>
      <bdi role="status" className={styles.hint}>
        {filled(texts.removed, { entry: last.name })}
      </bdi>
      <SmallButton variant="quiet" onClick={() => putBack(last)}>
        {texts.putBack}
      </SmallButton>
    </li>
  );
  return (
    <fieldset id={idOf(own, path)} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {schema.hint && <p className={styles.hint}>{t(schema.hint)}</p>}
      <FieldProblems path={path} isText={hasText(schema)} />
      <ol className={classNames(styles.list, isLibrary && styles.library)}>
        {list.map((_, at) => (
          <Fragment key={keys.current[at]}>
            {at === last?.at && undo}
            <Entry
              schema={entryOf(schema, at)}
              path={[...path, at]}
              label={entry}
              isFresh={keys.current[at] === fresh.current}
              isFirst={isLibrary || at === 0}
              isLast={isLibrary || at === list.length - 1}
              onMove={(by) => change((entries) => moved(entries, at, at + by))}
              onRemove={(name) => remove(at, name)}
            />
          </Fragment>
        ))}
        {last && last.at >= list.length && undo}
      </ol>
      {!isFull && (
        <div className={styles.reference}>
          {kinds.length === 0 && (
            <SmallButton icon="plus" onClick={() => add()}>
              {filled(texts.add, { entry })}
            </SmallButton>
          )}
          {kinds.map(({ name, label }) => (
            <SmallButton key={name} icon="plus" onClick={() => add(name)}>
              {filled(texts.add, { entry: t(label) })}
            </SmallButton>
          ))}
        </div>
      )}
    </fieldset>
  );
}

let lastKey = 0;
const nextKey = () => {
  lastKey += 1;
  return lastKey;
};

function moved(entries: readonly unknown[], from: number, to: number): unknown[] {
  const [entry] = entries.slice(from, from + 1);
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
