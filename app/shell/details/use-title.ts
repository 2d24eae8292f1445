import { useEffect } from 'react';
import { fill } from '#app/content/fill.ts';
import { useInterface, useSite } from '#app/root-data/use-root-data.ts';

/**
 * Names the document after what navigation state alone has brought. Its route's `meta` cannot:
 * it also runs while React takes over a document that knew of no state.
 *
 * @param title without the company's name; undefined where `meta` has named the document
 */
export function useTitle(title: string | undefined): void {
  const { documentTitle } = useInterface();
  const { name } = useSite();
  useEffect(() => {
    if (title) document.title = fill(documentTitle, { page: title, site: name });
  }, [title, documentTitle, name]);
}
