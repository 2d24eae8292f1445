import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the section that the address names. Browsers do so by themselves when a document loads
 * and for links within it, where they know how; not when the router brings a visitor here.
 */
export function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const section = target?.closest('details');
    if (!section) return;
    section.open = true;
    // What it hides has no place on the page until it has opened.
    section.scrollIntoView();
  }, [hash]);
}
