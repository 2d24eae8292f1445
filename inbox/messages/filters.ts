import type { MessageFilter } from '#shared/inbox.ts';

/** The tabs of the list, with the filter of each. */
export const TABS = {
  open: { state: 'open' },
  unread: { state: 'open', unread: 'yes' },
  done: { state: 'done' },
  suspected: { state: 'suspected' },
  parked: { parked: 'yes' },
  all: {},
} as const satisfies Record<string, MessageFilter>;

export type Tab = keyof typeof TABS;

/** What narrows a tab, by its name in the address. */
const NAMES = ['q', 'form', 'desk', 'vacancy', 'assignee', 'sender', 'from', 'to', 'file'] as const;

export type FilterName = (typeof NAMES)[number];

/** The tab of an address; the first by default. */
export function tabOf(params: URLSearchParams): Tab {
  const tab = params.get('tab') ?? '';
  return tab in TABS ? (tab as Tab) : 'open';
}

/** The names and values by which an address narrows its tab. */
export function narrowed(params: URLSearchParams): [FilterName, string][] {
  return NAMES.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
}

/** The filter of an address. */
export function filterOf(params: URLSearchParams): MessageFilter {
  return { ...TABS[tabOf(params)], ...Object.fromEntries(narrowed(params)) };
}

/** An address with another value; none without one. */
export function withValue(
  params: URLSearchParams,
  name: FilterName | 'tab',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
