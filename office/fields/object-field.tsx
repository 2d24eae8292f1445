import { classNames } from '#app/ui/class-names/class-names.ts';
import field from '#app/ui/field/field.module.css';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import styles from '../form/form.module.css';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { labelOf, labelOfField } from '../labels.ts';
import { useTexts } from '../language.ts';
import { kindsOf, type Schema } from '../schema.ts';
import { useLabels } from '../site.ts';
import { filled } from '../texts.ts';
import { FieldsOf } from './fields-of.tsx';

/** Fields that belong together; those that may be left out as a whole are added by a press. */
export function ObjectField({ schema, path, name, isRequired }: FieldProps) {
  const { codes, state } = useForm();
  const [own = ''] = codes;
  const t = useLabels();
  const texts = useTexts();
  const value = useValue(own, path);
  const label = t(labelOfField(name, schema));
  const isThere = value !== undefined || isRequired;
  const kinds = kindsOf(schema);
  const isOpen = isThere && (!kinds || value !== undefined);
  return (
    <fieldset id={idOf(own, path)} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {schema.hint && <p className={styles.hint}>{t(schema.hint)}</p>}
      {kinds && <KindChoice {...{ schema, path, label, isRequired }} />}
      {isOpen && <FieldsOf schema={schema} path={path} value={value} />}
      {!isRequired && !kinds && (
        <SmallButton
          onClick={() => {
            for (const code of codes) state.set(code, path, isThere ? undefined : {});
          }}
        >
          {isThere ? texts.leaveOut : filled(texts.add, { entry: label })}
        </SmallButton>
      )}
    </fieldset>
  );
}

/** Which of several kinds an object is of; another kind begins empty. */
function KindChoice({
  schema,
  path,
  label,
  isRequired,
}: Omit<FieldProps, 'name'> & { label: string }) {
  const { codes, state } = useForm();
  const [own = ''] = codes;
  const t = useLabels();
  const texts = useTexts();
  const kind = useValue(own, [...path, 'kind']);
  const kinds = kindNames(schema);
  return (
    <select
      aria-label={label}
      className={classNames(field.control, styles.value)}
      value={String(kind ?? '')}
      onChange={({ target }) => {
        const chosen = target.value || undefined;
        for (const code of codes) state.set(code, path, chosen && { kind: chosen });
      }}
    >
      {(kind === undefined || !isRequired) && (
        <option value="">{isRequired ? texts.choose : texts.nothing}</option>
      )}
      {kinds.map(({ name, label }) => (
        <option key={name} value={name}>
          {t(label)}
        </option>
      ))}
    </select>
  );
}

/** The kinds of a schema with their labels. */
export function kindNames(schema: Schema): { name: string; label: string }[] {
  return (kindsOf(schema) ?? []).map(({ properties, label }) => {
    const name = String(properties?.kind?.const);
    return { name, label: label ?? labelOf(name) };
  });
}
