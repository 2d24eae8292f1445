import type { FieldValues } from 'react-hook-form';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import type { LoadSchema } from '#app/forms/validation/schema-resolver.ts';
import { forms } from '../shared-texts.ts';

interface Options<Name extends string> {
  /** Fetches the schema. */
  schema: LoadSchema;
  /** Labels of the fields, which also name them in errors. */
  labels?: Readonly<Record<Name, string>>;
  /** Text of the toast after success; by default that of spec 8. */
  done?: string;
  onDone?: (values: FieldValues) => void;
}

/** A form of the template. It sends no request: a valid form shows a toast and is reset. */
export function useLocalForm<Name extends string>({ schema, done, ...rest }: Options<Name>) {
  const { errors } = forms;
  const { form, field } = useSchemaForm<Name>({
    ...rest,
    schema,
    errors,
    done,
    isToastColoured: true,
    // A form that could not be validated has failed.
    load: () => schema().then(() => async () => true),
  });
  // Without script, method `dialog` outside a dialog submits nothing, so no input ends up in a URL.
  return { form: { ...form, method: 'dialog' }, field };
}
