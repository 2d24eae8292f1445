import type { ComponentType, ReactNode } from 'react';

/** What every `ui` piece hands to the link it renders; a router's link takes the same. */
export interface LinkProps {
  to: string;
  className?: string | undefined;
  children?: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  /** What a router's link hands on to the page; a plain anchor cannot. */
  state?: unknown;
}

/** A link as `ui` sees it: the plain anchor below, or a router's link handed in by the caller. */
export type LinkComponent = ComponentType<LinkProps>;

/** A link that leaves the document: another site, a telephone number, an address. */
export function Anchor({ to, children, state: _, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
