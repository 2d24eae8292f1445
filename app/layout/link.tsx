import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string;
  /** Navigation state of the page that it opens. */
  state?: unknown;
}

/**
 * An internal link. `page-links.ts` follows it and prefetches its page; only a link with state needs
 * the router's own.
 */
export function Link({ to, state, ...rest }: LinkProps) {
  if (state === undefined) return <a href={to} {...rest} />;
  // The manifest contains all routes, so none needs discovery.
  return <RouterLink to={to} state={state} viewTransition discover="none" {...rest} />;
}
