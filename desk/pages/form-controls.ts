import { DRAWING_ACCEPT } from '#shared/drawing-type.ts';
import { DOCUMENT_ACCEPT } from '#shared/file-type.ts';
import type { FormName, formSchemas } from '#shared/forms.ts';

/** The properties of a form besides its schema and its mails. */
interface FormDefinition<FieldName extends string> {
  /** The controls of its fields on the refusal page, in reading order. */
  controls: Record<FieldName, Control>;
  /** The sender has to confirm the e-mail address by a link, mailed at most once a day. */
  confirmed?: true;
}

/** The HTML control of a field. */
export type Control =
  | { type: 'text' | 'email' | 'tel' | 'url' | 'textarea'; autocomplete: string }
  | { type: 'file'; accept: string; multiple?: true }
  | { type: 'hidden' }
  | { type: 'recipient' };

type FieldNameOf<Form extends FormName> = keyof (typeof formSchemas)[Form]['shape'] & string;

const PERSON = {
  user_name: { type: 'text', autocomplete: 'name' },
  user_email: { type: 'email', autocomplete: 'email' },
  user_phone: { type: 'tel', autocomplete: 'tel' },
} as const;

/** One for every form of the API, with a control for every field of its schema. */
export const formDefinitions: { [Form in FormName]: FormDefinition<FieldNameOf<Form>> } = {
  contact: {
    controls: {
      recipient: { type: 'recipient' },
      ...PERSON,
      user_subject: { type: 'text', autocomplete: 'off' },
      message: { type: 'textarea', autocomplete: 'off' },
      files: { type: 'file', accept: DRAWING_ACCEPT, multiple: true },
      uploads: { type: 'hidden' },
      earlier: { type: 'hidden' },
    },
  },
  subscribe: {
    controls: { user_email: PERSON.user_email },
    confirmed: true,
  },
  career: {
    controls: {
      vacancy: { type: 'text', autocomplete: 'off' },
      ...PERSON,
      portfolio: { type: 'url', autocomplete: 'url' },
      resume: { type: 'file', accept: DOCUMENT_ACCEPT },
    },
  },
};

/** The fields of a form with their controls, in reading order. */
export function controlsOf(form: FormName): [name: string, Control][] {
  return Object.entries(formDefinitions[form].controls);
}

/** The name of a form's file field, if it has one. */
export function fileField(form: FormName): string | undefined {
  return controlsOf(form).find(([, { type }]) => type === 'file')?.[0];
}
