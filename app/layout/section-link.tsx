import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Id of the section, without `#`. */
  section: string;
}

/**
 * Spec 2.2: a link to a section of the home page. Script scrolls to that of the current page if it exists there
 * (app/frame/section-links.ts).
 */
export function SectionLink({ section, ...rest }: SectionLinkProps) {
  return <Link {...rest} to={`/#${section}`} data-section={section} />;
}
