import { type FieldProps, useForm } from '../form/state.ts';
import { kindsOf, type Schema } from '../schema.ts';
import { ChoiceField } from './choice-field.tsx';
import { ListField } from './list-field.tsx';
import { ObjectField } from './object-field.tsx';
import { RecordField } from './record-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { RegionField } from './region-field.tsx';
import { TextField } from './text-field.tsx';
import { UploadField } from './upload-field.tsx';

/** The field for a schema. */
export function Field(props: FieldProps) {
  const { form } = useForm();
  const { schema } = props;
  // Of a file without translation, each language would have the same.
  const own =
    form.isTranslated || !schema.isText
      ? props
      : { ...props, schema: { ...schema, isText: false } };
  const Control = controlOf(own.schema);
  return <Control {...own} />;
}

function controlOf(schema: Schema) {
  if (schema.reference) return ReferenceField;
  if (schema.folder) return UploadField;
  if (schema.region) return RegionField;
  if (schema.type === 'array') return ListField;
  if (kindsOf(schema) || schema.properties) return ObjectField;
  if (schema.type === 'object') return RecordField;
  const isChoice = schema.enum || 'const' in schema || schema.type === 'boolean';
  return isChoice ? ChoiceField : TextField;
}
