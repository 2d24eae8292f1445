import type { CmsConfig, CollectionFile } from '@sveltia/cms';

/** A form of the editor, with the name of its collection. */
export type Form = CollectionFile & { collection: string };

/** Every form of a configuration. */
export function formsOf({ collections = [] }: CmsConfig): Form[] {
  return collections.flatMap((each) =>
    'files' in each ? each.files.map((form) => ({ ...form, collection: each.name })) : [],
  );
}
