import type { ComponentType, ReactNode } from 'react';

/** What every `ui` piece hands to the link it renders. */
export interface LinkProps {
  href: string;
  className?: string | undefined;
  children?: ReactNode;
  'aria-current'?: 'page' | 'true' | undefined;
  'aria-label'?: string | undefined;
  id?: string | undefined;
  target?: '_blank' | undefined;
  rel?: string | undefined;
}

/** A link as `ui` sees it: an anchor, or a caller's wrapper round a router's link. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;
