import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * A link within the site: cross-fades where the browser can, fetches ahead on intent. All routes are
 * known from the start, so there is nothing to discover.
 */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition prefetch="intent" discover="none" {...props} />;
}
