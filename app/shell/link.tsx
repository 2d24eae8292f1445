import { type LinkProps, Link as RouterLink } from 'react-router';

/** A link within the site: cross-fades where the browser can, fetches ahead on intent. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition prefetch="intent" {...props} />;
}
