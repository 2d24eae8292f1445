import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The entry shown last, and where it was scrolled to. */
const latest = { state: null as { idx?: number } | null, href: '', top: 0 };

/* Not in an effect: the router starts to listen before there is one, and windows ask in that order. */
if (globalThis.document) {
  // Anchors followed before React runs leave an entry without a key, too.
  if (!history.state?.key) history.replaceState(withKey(history.state), '');
  addEventListener('popstate', nameEntry);
  addEventListener('scroll', () => (latest.top = scrollY), { passive: true });
}

/**
 * Gives a key to every entry of the history that the browser makes by itself: by an anchor of the
 * page, or by a hash typed into the address. The router keeps scroll positions by key, and takes all
 * entries without one for the same.
 */
export function useEntryKeys(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key stands for an entry.
  useEffect(() => {
    Object.assign(latest, { state: history.state, href: location.href, top: scrollY });
  }, [key]);
}

function nameEntry(event: PopStateEvent): void {
  if (history.state?.key) return;
  if (location.href === latest.href) {
    // An anchor followed once more: the browser scrolls, and there is nothing else to do.
    history.replaceState(latest.state, '');
    event.stopImmediatePropagation();
    return;
  }
  // Some browsers have scrolled by now. The router keeps the position of the entry that is left,
  // and scrolls to the anchor itself.
  scrollTo({ top: latest.top, behavior: 'instant' });
  history.replaceState(withKey({ idx: (latest.state?.idx ?? 0) + 1 }), '');
}

function withKey(state: object | null) {
  return { ...state, key: Math.random().toString(36).slice(2, 10) };
}
