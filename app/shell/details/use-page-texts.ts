import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { NOT_FOUND_PATH } from '#contract/manifest.ts';

/**
 * The words that all details pages of a section share. A page that is shown from navigation state
 * alone has loaded none, and takes those of the page for unknown slugs.
 *
 * @param own what the route has loaded as `texts`
 * @param section name of the section: `blog`
 */
export function usePageTexts<Texts>(own: Texts | undefined, section: string): Texts | undefined {
  const { load, data } = useFetcher<unknown>();
  useEffect(() => {
    if (!own) void load(`/${section}${NOT_FOUND_PATH}`);
  }, [own, load, section]);
  return own ?? (data as { texts?: Texts } | undefined)?.texts;
}
