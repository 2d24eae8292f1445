import type { ComponentType, MouseEventHandler, ReactNode } from 'react';

/** Props of links in `ui`; a router's link accepts the same. */
export interface LinkProps {
  to: string;
  className?: string | undefined;
  children?: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  /** The link saves its target under this name. */
  download?: string;
  onClick?: MouseEventHandler;
}

/** A plain anchor, or a router's link. */
export type LinkComponent = ComponentType<LinkProps>;

/** A link that leaves the document: another site, a telephone number, an e-mail address. */
export function Anchor({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
