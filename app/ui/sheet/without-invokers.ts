import type { MouseEvent } from 'react';

/* In a browser that knows invoker commands the attributes do this by themselves, before React runs too. */

type Press = MouseEvent<HTMLButtonElement>;

/** Opens the dialog named by `commandfor`. */
export function showModalWithoutInvokers(event: Press): void {
  const dialog = commanded(event);
  if (dialog && !dialog.open) dialog.showModal();
}

/** Closes the dialog named by `commandfor`. */
export function closeWithoutInvokers(event: Press): void {
  commanded(event)?.close();
}

function commanded({ currentTarget }: Press): HTMLDialogElement | undefined {
  if ('commandForElement' in HTMLButtonElement.prototype) return undefined;
  const dialog = document.getElementById(currentTarget.getAttribute('commandfor') ?? '');
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
}
