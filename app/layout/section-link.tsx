import { type ComponentProps, type MouseEvent, useCallback } from 'react';
import { useLocation } from 'react-router';
import { pathAt } from '#app/content/address.ts';
import { opensElsewhere } from '#app/ui/link/link.tsx';
import { Link } from './link.tsx';
import { focusSection } from './section-focus.ts';

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Id of the section, without `#`. */
  section: string;
}

/**
 * Spec 2.2: scrolls smoothly to a section of the current page if it exists there, else links to
 * that section of the home page. Without script it is a plain anchor.
 */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const { pathname } = useLocation();
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      // The address is ahead of the page while a step back or forward loads.
      const isShown = pathAt(location.pathname) === pathname;
      const target = isShown && document.getElementById(section);
      if (!target || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
      focusSection(target);
      history.replaceState(history.state, '', `#${section}`);
    },
    [pathname, section, onClick],
  );
  return <Link {...rest} to={`/#${section}`} onClick={follow} />;
}
