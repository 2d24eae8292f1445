interface Entry {
  to?: string | undefined;
  items?: readonly { to: string }[] | undefined;
  holds?: readonly string[] | undefined;
}

/**
 * Spec 2.1: an item is active on its own path, on those of its sub-items, and on pages without an
 * item of their own that belong to it, such as details pages.
 */
export function isActive({ to, items = [], holds = [] }: Entry, pathname: string): boolean {
  if (items.some((item) => item.to === pathname)) return true;
  // Every path starts with `/`, the path of home.
  const own = to === undefined || to === '/' ? [] : [to, ...holds];
  return to === pathname || own.some((path) => isWithin(path, pathname));
}

/** Whether a page is at or below a path; a path with a final slash excludes itself. */
export function isWithin(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
