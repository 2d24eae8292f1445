import type { ComponentPropsWithRef } from 'react';
import { addressOf } from '#app/content/address.ts';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path in the route table, or an address out of the site. */
  to: string;
  'data-section'?: string;
}

/** A link to a page of the site, or out of the site. */
export function Link({ to, ...rest }: LinkProps) {
  const href = to.startsWith('/') ? addressOf(to) : to;
  return <a href={href} rel={to.startsWith('https:') ? 'noopener' : undefined} {...rest} />;
}
