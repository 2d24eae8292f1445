import { useLocation } from 'react-router';
import type { LabelledLink } from '#app/content/references.server.ts';
import { site } from '#app/shared-data/shared-data.ts';
import { useIsTemplate } from '../use-is-template.ts';

/**
 * The button of the header, or on narrow screens of the drawer. Spec 2.1: it depends on the kind of page, with
 * exceptions by path.
 */
export function useHeaderButton(): LabelledLink {
  const { pathname } = useLocation();
  const isTemplate = useIsTemplate();
  const { corporate, template, exceptions } = site.headerButton;
  const exception = exceptions.find(({ on }) => on.includes(pathname));
  return exception?.button ?? (isTemplate ? template : corporate);
}
