import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { lastScrollY } from '../use-scrolled-past.ts';

/** The last entry. */
const latest = { state: null as { idx?: number } | null, href: '' };

/* Not in an effect: listeners run in order, and this one must precede the router's. */
if (globalThis.document) {
  // Anchors followed before hydration leave entries without a key.
  if (!history.state?.key) history.replaceState(withKey(history.state), '');
  addEventListener('popstate', addKey);
}

/**
 * Gives a key to history entries that the browser adds itself, for an anchor or a hash typed into the
 * URL. The router stores scroll positions by key and cannot tell entries without one apart.
 */
export function useEntryKeys(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key identifies an entry.
  useEffect(() => {
    Object.assign(latest, { state: history.state, href: location.href });
  }, [key]);
}

function addKey(event: PopStateEvent): void {
  if (history.state?.key) return;
  if (location.href === latest.href) {
    // The same anchor again: the browser scrolls, and nothing else changes.
    history.replaceState(latest.state, '');
    event.stopImmediatePropagation();
    return;
  }
  // Some browsers have scrolled already. The router stores the position of the previous entry and
  // scrolls to the anchor itself.
  scrollTo({ top: lastScrollY(), behavior: 'instant' });
  history.replaceState(withKey({ idx: (latest.state?.idx ?? 0) + 1 }), '');
}

function withKey(state: object | null) {
  return { ...state, key: Math.random().toString(36).slice(2, 10) };
}
