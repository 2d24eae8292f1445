import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * An internal link with a view transition. The manifest contains all routes, so none needs
 * discovery; `fetch-ahead.ts` prefetches its target.
 */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition discover="none" {...props} />;
}
