import { SmallButton } from '../../inbox/controls/small-button.tsx';
import { FieldProblems } from '../form/field-problems.tsx';
import styles from '../form/form.module.css';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { labelOf, labelOfField } from '../labels.ts';
import { useTexts } from '../language.ts';
import { kindsOf, type Schema } from '../schema.ts';
import { useLabels } from '../site.ts';
import { filled } from '../texts.ts';
import { FieldsOf } from './fields-of.tsx';
import { Select } from './select.tsx';

/** Fields that belong together; those that may be left out as a whole are added by a press. */
export function ObjectField({ schema, path, name, isRequired }: FieldProps) {
  const { codes, own, state } = useForm();
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
      <FieldProblems path={path} isText={schema.isText} />
      {kinds && <KindChoice {...{ schema, path, label, isRequired }} />}
      {isOpen && <FieldsOf schema={schema} path={path} value={value} />}
      {!isRequired && !kinds && (
        <SmallButton
          onClick={() => {
            for (const code of codes) state.set(code, path, isThere ? undefined : {});
          }}
        >
          {filled(isThere ? texts.leaveOutAll : texts.add, { entry: label })}
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
  const { codes, own, state } = useForm();
  const t = useLabels();
  return (
    <Select
      aria-label={label}
      options={kindNames(schema).map(({ name, label }) => ({ value: name, name: t(label) }))}
      value={useValue(own, [...path, 'kind'])}
      isRequired={isRequired}
      onChoose={(kind) => {
        for (const code of codes) state.set(code, path, kind && { kind });
      }}
    />
  );
}

/** The kinds of a schema with their labels. */
export function kindNames(schema: Schema): { name: string; label: string }[] {
  return (kindsOf(schema) ?? []).map(({ properties, label }) => {
    const name = String(properties?.kind?.const);
    return { name, label: label ?? labelOf(name) };
  });
}
