import { useForm } from '../form/state.ts';
import { kindIn, type Schema } from '../schema.ts';
import type { Path } from '../tree.ts';
import { Days } from './days.tsx';
import { keySourceOf } from './new-entry.ts';

/** The fields of an object, in the order of the schema; a key that is made of another field is behind that. */
export function FieldsOf({ schema, path, value }: { schema: Schema; path: Path; value: unknown }) {
  const { Field } = useForm();
  const kind = kindIn(schema, value);
  const { properties = {}, required = [], isText } = kind;
  const source = keySourceOf(kind);
  const names = Object.keys(properties)
    .filter((name) => name !== 'kind' && !(source && name === 'id'))
    .flatMap((name) => (name === source ? [name, 'id'] : [name]));
  return (
    <>
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          path={[...path, name]}
          schema={isText ? { ...properties[name], isText } : (properties[name] ?? {})}
          isRequired={required.includes(name)}
        />
      ))}
      <Days schema={schema} value={value} />
    </>
  );
}
