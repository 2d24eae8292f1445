import type { MouseEvent } from 'react';

/* For browsers without invoker commands (`command`, `commandfor`). */

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
