import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followPageLinks, prefetchInView, prefetchOnIntent } from '#app/layout/page-links.ts';

acceptSkippedTransitions();
acceptAbortedRequests();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
// They need the router, and React must listen to it.
addEventListener(
  'hydrated',
  () => {
    followPageLinks();
    prefetchOnIntent();
    prefetchInView();
  },
  { once: true },
);

/**
 * Ignores the rejections of skipped view transitions, which React Router does not handle. A
 * transition is skipped when, for example, the next navigation begins or the tab is hidden.
 */
function acceptSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

/**
 * Ignores rejections of requests that a newer navigation aborts: React Router does not handle those
 * of a response that is still being read.
 */
function acceptAbortedRequests(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name === 'AbortError') event.preventDefault();
  });
}
