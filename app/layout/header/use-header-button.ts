import { useLocation } from 'react-router';
import type { Site } from '#app/content/layout.server.ts';
import type { LabelledLink } from '#app/content/references.server.ts';
import { site } from '#app/shared-data/shared-data.ts';
import { useIsTemplate } from '../use-is-template.ts';

/** The button of the header, or on narrow screens of the drawer. */
export function useHeaderButton(): LabelledLink {
  const { pathname } = useLocation();
  return headerButton(site.headerButton, { pathname, isTemplate: useIsTemplate() });
}

/** Spec 2.1: the button depends on the kind of page, with exceptions by path. */
export function headerButton(
  { corporate, template, exceptions }: Site['headerButton'],
  page: { pathname: string; isTemplate: boolean },
): LabelledLink {
  const exception = exceptions.find(({ on }) => on.includes(page.pathname));
  return exception?.button ?? (page.isTemplate ? template : corporate);
}
