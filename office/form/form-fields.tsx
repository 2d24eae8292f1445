import { Days } from '../fields/days.tsx';
import { useTexts } from '../language.ts';
import styles from './form.module.css';
import { type FieldProps, useForm, useValue } from './state.ts';

/** The fields of a form: what is edited weekly first, the settings of the page last and closed. */
export function FormFields() {
  const { form, schema, shown, own, Field } = useForm();
  const texts = useTexts();
  const value = useValue(own, []);
  const { properties, required = [] } = schema;
  if (!properties) {
    const label = typeof form.label === 'string' ? form.label : form.name;
    return (
      <div className={styles.fields}>
        <Field schema={{ label, ...schema }} path={[]} name={form.name} isRequired />
      </div>
    );
  }
  const fields = Object.entries(properties)
    .filter(([name]) => name !== 'kind')
    .map(
      ([name, field]): FieldProps => ({
        name,
        schema: field,
        path: [name],
        isRequired: required.includes(name),
      }),
    );
  const at = (place: string | undefined) => fields.filter(({ schema }) => schema.place === place);
  const last = at('last');
  const isShown = last.some(({ name }) => name === shown?.path[0]);
  return (
    <div className={styles.fields}>
      <Days schema={schema} value={value} />
      {[...at('first'), ...at(undefined)].map((field) => (
        <Field key={field.name} {...field} />
      ))}
      {last.length > 0 && (
        <details key={String(isShown)} open={isShown} className={styles.settings}>
          <summary className={styles.legend}>{texts.settings}</summary>
          <div className={styles.fields}>
            {last.map((field) => (
              <Field key={field.name} {...field} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
