import { classNames } from '#app/ui/class-names/class-names.ts';
import field from '#app/ui/field/field.module.css';
import styles from '../form/form.module.css';
import { Row } from '../form/row.tsx';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { labelOf, labelOfField } from '../labels.ts';
import { useTexts } from '../language.ts';
import type { Schema } from '../schema.ts';
import { useLabels } from '../site.ts';

/** A choice among values that the schema names, or of yes and no. */
export function ChoiceField({ schema, path, name, isRequired }: FieldProps) {
  const { codes, state } = useForm();
  const [own = ''] = codes;
  const t = useLabels();
  const texts = useTexts();
  const value = useValue(own, path);
  const options = optionsOf(schema, texts);
  const chosen = options.findIndex((each) => each.value === value);
  return (
    <Row
      label={labelOfField(name, schema)}
      hint={schema.hint}
      isRequired={isRequired}
      control={idOf(own, path)}
    >
      <select
        id={idOf(own, path)}
        aria-describedby={schema.hint && `${idOf(own, path)}-hint`}
        className={classNames(field.control, styles.value)}
        value={chosen}
        onChange={({ target }) => state.set(own, path, options[Number(target.value)]?.value)}
      >
        {(chosen < 0 || !isRequired) && (
          <option value={-1}>{isRequired ? texts.choose : texts.nothing}</option>
        )}
        {options.map((option, at) => (
          <option key={option.label} value={at}>
            {t(option.label)}
          </option>
        ))}
      </select>
    </Row>
  );
}

function optionsOf(schema: Schema, { yes, no }: { yes: string; no: string }) {
  const { type, const: only, enum: values = [only], labels = {} } = schema;
  if (type === 'boolean' && only === undefined)
    return [
      { value: true, label: yes },
      { value: false, label: no },
    ];
  return values.map((value) => ({
    value,
    label: value === true ? yes : (labels[String(value)] ?? labelOf(String(value))),
  }));
}
