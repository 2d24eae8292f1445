import type { MouseEvent } from 'react';

/** Opens the dialog named by `commandfor` in a browser that does not know invoker commands. */
export function showModalWithoutInvokers(event: MouseEvent<HTMLButtonElement>): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(event.currentTarget.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
