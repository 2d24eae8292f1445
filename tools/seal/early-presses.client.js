/**
 * Stands in the head of every sealed page, beside the late start. Buttons that only the application
 * answers are pressed in vain until it runs: their presses are repeated then, one for each button.
 */
(() => {
  const ANSWERED_LATE =
    'button[type=button]:not([command], [popovertarget]), form[method=dialog] [type=submit]';
  /** @type {Set<HTMLElement>} */
  const early = new Set();
  let running = false;

  /** @param {Event} event */
  function keep({ target }) {
    const button = target instanceof Element && target.closest(ANSWERED_LATE);
    // Once the press is over: React may take the page over in the middle of one, and answers it.
    if (button instanceof HTMLElement) setTimeout(() => running || early.add(button));
  }

  addEventListener('click', keep, true);
  // Told by the application (app/shell/use-tell-hydrated.ts).
  addEventListener('hydrated', () => {
    running = true;
    removeEventListener('click', keep, true);
    setTimeout(() => {
      for (const button of early) button.click();
    });
  });
})();
