import type { MouseEvent, PointerEvent, TouchEvent } from 'react';

/** Target of the last pointerdown, for browsers without `closedby`. */
let pressed: EventTarget | undefined;

/**
 * Props that close a modal `<dialog>` on a press on its backdrop, natively where supported and so also
 * before hydration. A press that only begins or ends there, such as a text selection, is ignored.
 */
export const lightDismiss = {
  closedby: 'any',
  onPointerDown({ target }: PointerEvent) {
    pressed = target;
  },
  onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    const isOnBackdrop = target === currentTarget && pressed === currentTarget;
    if (isOnBackdrop && !closesNatively()) currentTarget.close();
  },
  /* The dialog closes before the tap's click, which would hit the page below. */
  onTouchEnd(event: TouchEvent<HTMLDialogElement>) {
    const isOnBackdrop = event.target === event.currentTarget;
    if (isOnBackdrop && event.cancelable && closesNatively()) event.preventDefault();
  },
} as const;

function closesNatively(): boolean {
  return 'closedBy' in HTMLDialogElement.prototype;
}
