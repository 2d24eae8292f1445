interface Entry {
  to?: string | undefined;
  items?: readonly { to: string }[] | undefined;
}

/** Spec 2.1: an item is active when the path is its own or that of one of its sub-items. */
export function isActive(entry: Entry, pathname: string): boolean {
  return entry.to === pathname || (entry.items ?? []).some((item) => item.to === pathname);
}
