import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { opensElsewhere } from '#app/ui/link/opens-elsewhere.ts';

/** Key of the entry that the page shows. */
let shown: string | undefined;
/** That key while a dialog's copy of the entry is the current one. */
let copied: string | undefined;
/** The entry of a dialog is being taken back. */
let isLeaving = false;
/** What waits for that. */
let afterwards: (() => void) | undefined;

/* Not in an effect: the router starts to listen before there is one, and windows ask in that order. */
if (globalThis.document) addEventListener('popstate', traverse);

/**
 * While a modal dialog is open, an entry of the history stands for it, a copy of the page's own:
 * Back closes the dialog and stays on the page. The router is not told of such entries. A dialog
 * that closes otherwise takes its entry back; a link in a dialog is followed once that is done, and
 * every navigation closes what is open. Dialogs are watched, since they also open before React runs.
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
    // Before React hears of it.
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

/** Lets the history have an entry for a dialog while one is open, and only then. */
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
    // Once the step back is done: it would end scrolling that begins within it.
    setTimeout(afterwards);
    afterwards = undefined;
  }
}

function traverse(event: PopStateEvent): void {
  const isStepBack = !isLeaving && !isDialogEntry();
  const left = copied;
  isLeaving = false;
  copied = isDialogEntry() && history.state.key === shown ? shown : undefined;
  // The router knows nothing of copies, nor of a step from one to its original.
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
  afterwards = () => link.click();
  dialog.close();
  adjust();
}

function openDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('dialog:modal');
}

function isDialogEntry(): boolean {
  return Boolean(history.state?.dialog);
}
