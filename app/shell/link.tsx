import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * A link within the site: cross-fades where the browser can. All routes are known from the start, so
 * there is nothing to discover; `fetch-ahead.ts` fetches what it leads to.
 */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition discover="none" {...props} />;
}
