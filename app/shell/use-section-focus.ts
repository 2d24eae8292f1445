import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusSection } from './focus-section.ts';
import { sectionOfHash } from './section-of-hash.ts';

/** After a navigation to a section of another page the focus goes there, as the browser's own would. */
export function useSectionFocus(): void {
  const { key, hash } = useLocation();
  const arrival = useRef(key);
  useEffect(() => {
    if (key === arrival.current) return;
    arrival.current = key;
    const section = sectionOfHash(hash);
    if (section) focusSection(section);
  }, [key, hash]);
}
