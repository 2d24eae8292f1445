/** A cross-fade to a file, or to a page that the visitor leaves at once, is aborted: no error for the console. */
export function ignoreAbortedTransitions(): void {
  const ignore = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => {
    viewTransition?.ready.catch(() => undefined);
    viewTransition?.finished.catch(() => undefined);
  };
  addEventListener('pageswap', ignore);
  addEventListener('pagereveal', ignore);
}
