/**
 * Whether a cross-fade would hold a page back. Before Chromium shows the next page it takes a picture of the one that
 * is left, for longer than the rest of the change on a machine of few cores or little memory (in GB; only Chromium tells
 * it). docs/decisions/0016 has the figures.
 */
function fadesSlowly({
  deviceMemory,
  hardwareConcurrency,
}: Navigator & { deviceMemory?: number }): boolean {
  return deviceMemory !== undefined && (deviceMemory <= 4 || hardwareConcurrency <= 2);
}

/**
 * Skips the cross-fade between pages where it would be slow. One to a file, or to a page that the visitor leaves at
 * once, is aborted: no error for the console.
 */
export function governTransitions(): void {
  const ignore = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => {
    viewTransition?.ready.catch(() => undefined);
    viewTransition?.finished.catch(() => undefined);
  };
  addEventListener('pageswap', (event) => {
    ignore(event);
    if (fadesSlowly(navigator)) event.viewTransition?.skipTransition();
  });
  addEventListener('pagereveal', ignore);
  // A prerendered page has been revealed before its transition arrives, which no event then names.
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (
      reason instanceof DOMException &&
      /^Transition was (aborted|skipped)/.test(reason.message)
    ) {
      event.preventDefault();
    }
  });
}
