import { useSyncExternalStore } from 'react';

let top = 0;

if (globalThis.document) {
  top = scrollY;
  addEventListener('scroll', () => (top = scrollY), { passive: true });
}

/** `scrollY` of the last scroll event: reading `scrollY` itself after a render forces a layout. */
export const lastScrollY = () => top;

function subscribe(notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

/** True while the document is scrolled by more than `pixels` (CSS px); false in prerendered HTML. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  );
}
