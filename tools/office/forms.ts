import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';

/** A form of the editor, with the name of its collection. */
export type Form = CollectionFile & { collection: string };

/** Every form of a configuration. */
export function formsOf({ collections = [] }: CmsConfig): Form[] {
  return collections.flatMap((each) =>
    'files' in each ? each.files.map((form) => ({ ...form, collection: each.name })) : [],
  );
}

/** A field of any kind, with the settings of every kind that has them. */
export type AnyField = Omit<Field, 'i18n' | 'widget' | 'hint'> & {
  widget: string;
  label?: string;
  i18n?: boolean | 'duplicate';
  required?: boolean | string[];
  root?: boolean;
  field?: AnyField;
  fields?: AnyField[];
  types?: { name: string; fields?: AnyField[] }[];
  typeKey?: string;
};
