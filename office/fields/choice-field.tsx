import { useDescription } from '../form/field-problems.tsx';
import { Row } from '../form/row.tsx';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { labelOf } from '../labels.ts';
import { useTexts } from '../language.ts';
import type { Schema } from '../schema.ts';
import { useLabels } from '../site.ts';
import { type Option, Select } from './select.tsx';

/** A choice among values that the schema names, or of yes and no. */
export function ChoiceField(props: FieldProps) {
  const { schema, path, isRequired } = props;
  const { own, state } = useForm();
  const t = useLabels();
  const texts = useTexts();
  const value = useValue(own, path);
  const options = optionsOf(schema, texts);
  return (
    <Row {...props}>
      <Select
        id={idOf(own, path)}
        {...useDescription(schema, path, own)}
        options={options.map(({ value, name }) => ({ value, name: t(name) }))}
        value={value}
        isRequired={isRequired}
        onChoose={(each) => state.set(own, path, each)}
      />
    </Row>
  );
}

function optionsOf(schema: Schema, { yes, no }: { yes: string; no: string }): Option[] {
  const { type, const: only, enum: values = [only], labels = {} } = schema;
  if (type === 'boolean' && only === undefined)
    return [
      { value: true, name: yes },
      { value: false, name: no },
    ];
  return values.map((value) => ({
    value,
    name: value === true ? yes : (labels[String(value)] ?? labelOf(String(value))),
  }));
}
