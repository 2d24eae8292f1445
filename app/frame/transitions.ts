/** A cross-fade to a file, or to a page that the visitor leaves at once, is aborted: no error for the console. */
export function ignoreAbortedTransitions(): void {
  const ignore = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => {
    viewTransition?.ready.catch(() => undefined);
    viewTransition?.finished.catch(() => undefined);
  };
  addEventListener('pageswap', ignore);
  addEventListener('pagereveal', ignore);
  // A prerendered page has been revealed before its transition arrives, which no event then names.
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /^Transition was aborted/.test(reason.message)) {
      event.preventDefault();
    }
  });
}
