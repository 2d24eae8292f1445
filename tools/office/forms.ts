import type { CmsConfig, CollectionFile } from '@sveltia/cms';

/** A form of the editor, and the collection in which it is. */
export type Form = CollectionFile & { collection: string };

/** Every form of a configuration, alone or in a collection of files. */
export function formsOf({ singletons = [], collections = [] }: CmsConfig): Form[] {
  const groups = [
    { name: '_singletons', files: singletons },
    ...collections.flatMap((each) => ('files' in each ? [each] : [])),
  ];
  return groups.flatMap(({ name: collection, files }) =>
    files.flatMap((each) => ('file' in each ? [{ ...each, collection }] : [])),
  );
}
