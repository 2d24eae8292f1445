import { type FormOptions, useSchemaForm } from '#app/forms/use-schema-form.ts';
import { forms } from '../shared-texts.ts';

type Options<Name extends string> = Pick<
  FormOptions<Name>,
  'schema' | 'labels' | 'done' | 'onDone' | 'leave'
>;

/** A form of the template. It sends no request: a valid form shows a toast and is reset. */
export function useLocalForm<Name extends string>(options: Options<Name>) {
  const { errors } = forms;
  const { form, field } = useSchemaForm<Name>({
    ...options,
    errors,
    isToastColoured: true,
    // A form that could not be validated has failed.
    send: () =>
      options.schema().then(
        () => ({ ok: true }),
        () => ({ ok: false }),
      ),
  });
  // Without script, method `dialog` outside a dialog submits nothing, so no input ends up in a URL.
  return { form: { ...form, method: 'dialog' }, field };
}
