import { useState } from 'react';
import field from '#app/ui/field/field.module.css';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import { FieldProblems } from '../form/field-problems.tsx';
import styles from '../form/form.module.css';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { fieldOf, labelOfField } from '../labels.ts';
import { useTexts } from '../language.ts';
import { useLabels } from '../site.ts';
import { filled } from '../texts.ts';
import type { Fields } from '../tree.ts';

/** Values by names: those that the schema lists, or any that the office adds. */
export function RecordField({ schema, path, name }: FieldProps) {
  const { codes, own, state, Field } = useForm();
  const t = useLabels();
  const texts = useTexts();
  const [added, setAdded] = useState('');
  const value = (useValue(own, path) ?? {}) as Fields;
  const listed = schema.propertyNames?.enum?.map(String);
  const names = listed ?? Object.keys(value);
  const label = t(labelOfField(name, schema));
  const set = (each: string, content: unknown) => {
    for (const code of codes) state.set(code, [...path, each], content);
  };
  return (
    <fieldset id={idOf(own, path)} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {schema.hint && <p className={styles.hint}>{t(schema.hint)}</p>}
      <FieldProblems path={path} isText={schema.isText} />
      {names.map((each) => {
        const { field } = fieldOf(schema, each);
        const own = schema.isText ? { ...field, isText: true } : field;
        const shown = labelOfField(each, own);
        return (
          <div key={each} className={styles.line}>
            <Field schema={own} path={[...path, each]} name={each} isRequired={!listed} />
            {!listed && (
              <SmallButton
                variant="quiet"
                icon="x"
                aria-label={filled(texts.remove, { entry: t(shown) })}
                onClick={() => set(each, undefined)}
              />
            )}
          </div>
        );
      })}
      {!listed && (
        <form
          className={styles.reference}
          onSubmit={(event) => {
            event.preventDefault();
            if (added.trim()) set(added.trim(), schema.additionalProperties?.properties ? {} : '');
            setAdded('');
          }}
        >
          <input
            aria-label={`${label}: ${texts.name}`}
            placeholder={texts.name}
            dir="ltr"
            className={field.control}
            value={added}
            onChange={({ target }) => setAdded(target.value)}
          />
          <SmallButton type="submit" icon="plus">
            {filled(texts.add, { entry: label })}
          </SmallButton>
        </form>
      )}
    </fieldset>
  );
}
