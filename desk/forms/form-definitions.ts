import { DOCUMENT_ACCEPT } from '#contract/file-type.ts';
import type { FormName, formSchemas } from '#contract/forms.ts';

/** What the desk knows of a form beyond its schema and its mails. */
interface FormDefinition<FieldName extends string> {
  /** How the refusal page shows its fields, in reading order. */
  controls: Record<FieldName, Control>;
  /** Its sender has to confirm an e-mail address, by a link that is mailed there once a day at most. */
  confirmed?: true;
}

/** The HTML control of a field. */
export type Control =
  | { type: 'text' | 'email' | 'tel' | 'url' | 'textarea'; autocomplete: string }
  | { type: 'file'; accept: string };

type FieldNameOf<Form extends FormName> = keyof (typeof formSchemas)[Form]['shape'] & string;

const PERSON = {
  user_name: { type: 'text', autocomplete: 'name' },
  user_email: { type: 'email', autocomplete: 'email' },
  user_phone: { type: 'tel', autocomplete: 'tel' },
} as const;

/** One for every form of the contract, with a control for every field of its schema. */
export const formDefinitions: { [Form in FormName]: FormDefinition<FieldNameOf<Form>> } = {
  contact: {
    controls: {
      ...PERSON,
      user_subject: { type: 'text', autocomplete: 'off' },
      message: { type: 'textarea', autocomplete: 'off' },
    },
  },
  subscribe: {
    controls: { user_email: PERSON.user_email },
    confirmed: true,
  },
  career: {
    controls: {
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

/** The field in which a form brings its file, if it takes one. */
export function fileField(form: FormName): string | undefined {
  return controlsOf(form).find(([, { type }]) => type === 'file')?.[0];
}
