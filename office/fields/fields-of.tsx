import { useForm } from '../form/state.ts';
import { kindIn, type Schema } from '../schema.ts';
import type { Path } from '../tree.ts';
import { Days } from './days.tsx';

/** The fields of an object, in the order of the schema. */
export function FieldsOf({ schema, path, value }: { schema: Schema; path: Path; value: unknown }) {
  const { Field } = useForm();
  const { properties = {}, required = [], isText } = kindIn(schema, value);
  const fields = Object.entries(properties).filter(([name]) => name !== 'kind');
  return (
    <>
      {fields.map(([name, field]) => (
        <Field
          key={name}
          name={name}
          path={[...path, name]}
          schema={isText ? { ...field, isText } : field}
          isRequired={required.includes(name)}
        />
      ))}
      <Days schema={schema} value={value} />
    </>
  );
}
