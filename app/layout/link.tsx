import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { addressOf } from '#app/content/address.ts';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path in the route table, or an address out of the site. */
  to: string;
  /** Navigation state of the page that it opens. */
  state?: unknown;
}

/**
 * A link to a page of the site, which `page-links.ts` follows and prefetches, or out of the site. Only a
 * link with state needs the router's own.
 */
export function Link({ to, state, ...rest }: LinkProps) {
  if (state === undefined) {
    const href = to.startsWith('/') ? addressOf(to) : to;
    return <a href={href} rel={to.startsWith('https:') ? 'noopener' : undefined} {...rest} />;
  }
  // The manifest contains all routes, so none needs discovery.
  return <RouterLink to={to} state={state} viewTransition discover="none" {...rest} />;
}
