import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { opensElsewhere } from '#app/ui/link/link.tsx';

/** Key of the page's history entry. */
let shown: string | undefined;
/** That key while the current entry is a dialog's copy of it. */
let copied: string | undefined;
/** Whether the dialog's entry is being removed by a step back. */
let isLeaving = false;
/** Called after that step. */
let afterwards: (() => void) | undefined;

/* Not in an effect: listeners run in order, and this one must precede the router's. */
if (globalThis.document) addEventListener('popstate', traverse);

/**
 * Adds a history entry, a copy of the page's own, while a modal dialog is open: Back closes the dialog
 * and stays on the page. The router does not see these entries. A dialog that is closed otherwise
 * removes its entry, and a link in it is followed afterwards. Navigation closes an open dialog.
 * Dialogs are observed in the DOM, since they also open before hydration.
 */
export function useDialogEntry(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (shown !== undefined && shown !== key) openDialog()?.close();
    shown = key;
    if (!isDialogEntry()) copied = undefined;
  }, [key]);

  useEffect(() => {
    const end = new AbortController();
    // Captured, so that it runs before React's handler.
    addEventListener('click', followLink, { capture: true, signal: end.signal });
    const observer = new MutationObserver(adjust);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    if (isDialogEntry()) copied = shown;
    adjust();
    return () => {
      end.abort();
      observer.disconnect();
    };
  }, []);
}

/** Adds or removes the dialog's entry as a dialog is open or not. */
function adjust(): void {
  if (isLeaving) return;
  const dialog = openDialog();
  if (dialog && !isDialogEntry()) {
    copied = history.state?.key;
    history.pushState({ ...history.state, dialog: true }, '');
  } else if (!dialog && isDialogEntry()) {
    isLeaving = true;
    history.back();
  } else if (!dialog && afterwards) {
    // After the step back, which would end any scrolling that starts during it.
    setTimeout(afterwards);
    afterwards = undefined;
  }
}

function traverse(event: PopStateEvent): void {
  const isStepBack = !isLeaving && !isDialogEntry();
  const left = copied;
  isLeaving = false;
  copied = isDialogEntry() && history.state.key === shown ? shown : undefined;
  // Hides copies, and steps from a copy to its original, from the router.
  const isOriginal = left !== undefined && history.state?.key === left;
  if (!isDialogEntry() && !isOriginal) return;
  event.stopImmediatePropagation();
  if (isStepBack) openDialog()?.close();
  adjust();
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const dialog = openDialog();
  if (!link || !dialog?.contains(link) || opensElsewhere(event)) return;
  if (!link.protocol.startsWith('http') || link.target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  leaveDialog(() => link.click());
}

/** Closes an open dialog and removes its entry, then acts. */
export function leaveDialog(act: () => void): void {
  const dialog = openDialog();
  if (!dialog) {
    act();
    return;
  }
  afterwards = act;
  dialog.close();
  adjust();
}

function openDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('dialog:modal');
}

function isDialogEntry(): boolean {
  return Boolean(history.state?.dialog);
}
