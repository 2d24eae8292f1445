import { focusSection } from './section-focus.ts';

/**
 * What modal dialogs lack: invoker commands and `closedby` in browsers without them, and the attribute
 * `data-closed-when`, a media query at which the opener is hidden.
 */
export function closeDialogs(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) followCommands();
  if ('closedBy' in HTMLDialogElement.prototype) keepTapFromPage();
  else closeOnBackdrop();
  const close = () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[data-closed-when]:modal');
    if (!dialog || !matchMedia(dialog.dataset.closedWhen ?? '').matches) return;
    dialog.close();
    const header = document.querySelector('header');
    if (header) focusSection(header);
  };
  addEventListener('resize', close);
  close();
  // A page that comes back by the browser's cache was left by a link in its dialog.
  addEventListener('pagehide', () => {
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  });
}

function followCommands(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}

/** A press that only begins or ends on the backdrop, such as a text selection, closes nothing. */
function closeOnBackdrop(): void {
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  document.addEventListener('click', ({ target }) => {
    if (target === pressed && isBackdrop(target)) target.close();
  });
}

/** The dialog closes before the tap's click, which would hit the page below. */
function keepTapFromPage(): void {
  document.addEventListener(
    'touchend',
    (event) => {
      if (isBackdrop(event.target) && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
}

function isBackdrop(target: EventTarget | null): target is HTMLDialogElement {
  return target instanceof HTMLDialogElement && target.matches('[closedby=any]');
}

/**
 * Spec 4: while the side panel is open, the body has the classes that its `data-locks` names, which lock the page's
 * scroll. Observes the attribute, because a dialog also opens without this script.
 */
export function lockScroll(): void {
  const panel = document.querySelector<HTMLDialogElement>('dialog[data-locks]');
  if (!panel) return;
  const classes = panel.dataset.locks?.split(' ') ?? [];
  const follow = () => {
    for (const name of classes) document.body.classList.toggle(name, panel.open);
  };
  new MutationObserver(follow).observe(panel, { attributes: true, attributeFilter: ['open'] });
  follow();
}
