interface Entry {
  to?: string | undefined;
  items?: readonly { to: string }[] | undefined;
  holds?: readonly string[] | undefined;
}

/**
 * Spec 2.1: an item is active when the path is its own or that of one of its sub-items; so it is on
 * pages that belong to it without an entry of their own, such as those of its details.
 */
export function isActive({ to, items = [], holds = [] }: Entry, pathname: string): boolean {
  if (items.some((item) => item.to === pathname)) return true;
  // Every path begins as home does.
  const own = to === undefined || to === '/' ? [] : [to, ...holds];
  return to === pathname || own.some((path) => isWithin(path, pathname));
}

/** Pages below a path belong to it; where it ends with a slash, it does not itself. */
function isWithin(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
