import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useLanguage } from '../../inbox/shown-language.ts';
import styles from '../form/form.module.css';
import { idOf, useForm, useValue } from '../form/state.ts';
import { tellingField } from '../labels.ts';
import { useTexts } from '../language.ts';
import { kindIn, type Schema } from '../schema.ts';
import { useSavedContent } from '../site.ts';
import { filled } from '../texts.ts';
import { type Fields, isFields, type Path } from '../tree.ts';
import { Days } from './days.tsx';
import { FieldsOf } from './fields-of.tsx';
import { keyOfName, keySourceOf } from './new-entry.ts';
import { Thumbnail } from './thumbnail.tsx';

interface Props {
  schema: Schema;
  path: Path;
  /** What an entry of the list is called. */
  label: string;
  /** Whether it has just been added: it then takes the focus. */
  isFresh: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Called with what the entry is called. */
  onRemove: (name: string) => void;
}

/** An entry of a list: closed, its name; open, its fields. One value is always open. */
export function Entry(props: Props) {
  const { schema, path, label, isFresh, isFirst, isLast, onMove, onRemove } = props;
  const { own, shown, onOpenEntry, Field } = useForm();
  const texts = useTexts();
  const isObject = schema.type === 'object' || Boolean(schema.oneOf);
  const isShown = path.every((key, at) => shown?.path[at] === key);
  const [open, setOpen] = useState({ isOpen: isFresh || isShown, shown });
  if (open.shown !== shown) setOpen({ isOpen: open.isOpen || isShown, shown });
  const item = useRef<HTMLLIElement>(null);
  const takesFocus = useRef(isFresh);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    item.current?.scrollIntoView({ block: 'start' });
    const controls = item.current?.querySelectorAll<HTMLElement>('textarea, input, select') ?? [];
    // A proposed number is not what one types first.
    const empty = [...controls].find(
      (each) => 'value' in each && ['', '-1'].includes(String(each.value)),
    );
    (empty ?? controls[0])?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place may change while it is open
  useEffect(() => {
    if (isObject && open.isOpen) onOpenEntry(path);
  }, [open.isOpen]);
  const title = useTitle(schema, path);
  const value = useValue(own, path);
  const name = title.text || `${label} ${Number(path.at(-1)) + 1}`;
  const buttons = (
    <span className={styles.buttons}>
      {!isFirst && (
        <Small
          icon="arrow-up"
          label={filled(texts.up, { entry: name })}
          onClick={() => onMove(-1)}
        />
      )}
      {!isLast && (
        <Small
          icon="arrow-down"
          label={filled(texts.down, { entry: name })}
          onClick={() => onMove(1)}
        />
      )}
      <Small
        icon="x"
        label={filled(texts.remove, { entry: name })}
        onClick={() => onRemove(name)}
      />
    </span>
  );
  if (!isObject)
    return (
      <li ref={item} className={styles.line}>
        <Field
          schema={{ ...schema, label: schema.label ?? label }}
          path={path}
          name={label}
          isRequired
        />
        {buttons}
      </li>
    );
  return (
    <li ref={item} id={idOf(own, path)} tabIndex={-1} className={styles.entry}>
      <div className={styles.head}>
        <button
          type="button"
          aria-expanded={open.isOpen}
          className={styles.title}
          onClick={() => setOpen({ isOpen: !open.isOpen, shown })}
        >
          <Icon name={open.isOpen ? 'chevron-down' : 'chevron-right'} />
          {title.picture && <Thumbnail name={title.picture} />}
          <bdi>{name}</bdi>
        </button>
        {!open.isOpen && <Days schema={schema} value={value} />}
        {buttons}
      </div>
      {open.isOpen && <Opened schema={schema} path={path} />}
    </li>
  );
}

/** The fields of an open entry, whose key is proposed: of a file once it is chosen, of a name once it is left. */
function Opened({ schema, path }: Pick<Props, 'schema' | 'path'>) {
  const { own, state } = useForm();
  const value = (useValue(own, path) ?? {}) as Fields;
  const source = keySourceOf(kindIn(schema, value));
  const named = String(value[source ?? ''] ?? '');
  const key = keyOfName(source === 'file' ? named.replace(/^.*\/|\.\w+$/g, '') : named);
  // It follows what it is made of until it is saved, or somebody writes another.
  const proposed = useRef({ state, key: '' });
  function propose(): void {
    const { current } = proposed;
    if (!key || (value.id && (current.state !== state || current.key !== value.id))) return;
    proposed.current = { state, key };
    if (value.id !== key) state.set(own, [...path, 'id'], key);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a file is chosen
  useEffect(() => {
    if (source === 'file') propose();
  }, [value.file]);
  return (
    <fieldset className={styles.fields} onBlur={propose}>
      <FieldsOf schema={schema} path={path} value={value} />
    </fieldset>
  );
}

/** What an entry is known by: a text, the name of what it refers to, or a picture. */
function useTitle(given: Schema, path: Path): { text: string; picture?: string | undefined } {
  const { own: code } = useForm();
  const language = useLanguage();
  const own = useValue(code, path);
  const translated = useValue(language, path);
  const schema = kindIn(given, own);
  const name = tellingField(schema) ?? '';
  const { reference } = schema.properties?.[name] ?? {};
  const { file = '', list, shown = 'id' } = reference ?? {};
  const saved = useSavedContent(file);
  if (!isFields(own)) return { text: '' };
  const first = (isFields(translated) && translated[name]) || own[name];
  const pictures = Object.entries(schema.properties ?? {}).filter(
    ([, { folder, reference }]) => folder || reference?.file === 'pictures',
  );
  const [pictured] = pictures.map(([each]) => own[each]).filter((each) => typeof each === 'string');
  const entries = list ? (saved as Fields | undefined)?.[list] : saved;
  const found =
    Array.isArray(entries) && entries.find((each) => isFields(each) && each.id === first);
  const text = found ? found[shown] : isFields(first) ? Object.values(first)[0] : first;
  return { text: String(text ?? '').slice(0, 120), picture: pictured };
}

function Small({
  icon,
  label,
  onClick,
}: {
  icon: 'arrow-up' | 'arrow-down' | 'x';
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={styles.small}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
