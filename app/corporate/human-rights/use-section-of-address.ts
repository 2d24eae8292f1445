import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sectionOfHash } from '#app/shell/section-of-hash.ts';

/**
 * Opens the section that the address names. Browsers do so by themselves when a document loads
 * and for links within it, where they know how; not when the router brings a visitor here.
 */
export function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = sectionOfHash(hash)?.closest('details');
    if (!section) return;
    section.open = true;
    // What it hides has no place on the page until it has opened.
    section.scrollIntoView();
  }, [hash]);
}
