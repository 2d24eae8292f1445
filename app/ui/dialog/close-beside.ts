import type { MouseEvent, PointerEvent, TouchEvent } from 'react';

/** What the press under way began on, for browsers that do not close dialogs by themselves. */
let begun: EventTarget | undefined;

/**
 * For a modal `<dialog>`: a press beside it closes it, natively where the browser can and so before
 * React runs too. One that only begins or ends beside it, such as a selection of text, does not.
 */
export const closeBeside = {
  closedby: 'any',
  onPointerDown({ target }: PointerEvent) {
    begun = target;
  },
  onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    const isBeside = target === currentTarget && begun === currentTarget;
    if (isBeside && !closesNatively()) currentTarget.close();
  },
  /* Closed before its tap becomes a click, which would go to what lay behind the dialog. */
  onTouchEnd(event: TouchEvent<HTMLDialogElement>) {
    const isBeside = event.target === event.currentTarget;
    if (isBeside && event.cancelable && closesNatively()) event.preventDefault();
  },
} as const;

function closesNatively(): boolean {
  return 'closedBy' in HTMLDialogElement.prototype;
}
