/**
 * Keeps a cross-fade that is skipped, as where the next page change begins before it has ended or
 * the tab is hidden, from being reported as an error: React Router leaves its promises unhandled.
 */
export function acceptSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
