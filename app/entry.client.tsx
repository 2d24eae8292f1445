import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchAheadOnIntent } from '#app/layout/fetch-ahead.ts';

acceptSkippedTransitions();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
fetchAheadOnIntent();

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
