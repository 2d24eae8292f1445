import { useLocation } from 'react-router';
import type { LabelledLink } from '#app/content/schemas/link.ts';
import { useSite } from '#app/root-data/use-root-data.ts';
import { useIsTemplate } from '../use-is-template.ts';
import { headerButton } from './header-button.ts';

/** The button of this page's header, which stands in the drawer where the header has no room for it. */
export function useHeaderButton(): LabelledLink {
  const { pathname } = useLocation();
  return headerButton(useSite().headerButton, { pathname, isTemplate: useIsTemplate() });
}
