import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * An internal link with a view transition. All routes are in the manifest, so none is discovered;
 * `fetch-ahead.ts` prefetches its target.
 */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition discover="none" {...props} />;
}
