/**
 * Runs in the head of every page, beside the late start. Replays clicks before hydration on buttons
 * that need the application, one for each button.
 */
(() => {
  const NEEDS_APPLICATION =
    'button[type=button]:not([command], [popovertarget]), form[method=dialog] [type=submit]';
  /** @type {Set<HTMLElement>} */
  const early = new Set();
  let running = false;

  /** @param {Event} event */
  function keep({ target }) {
    const button = target instanceof Element && target.closest(NEEDS_APPLICATION);
    // React may hydrate during a click, and then handles it itself.
    if (button instanceof HTMLElement) setTimeout(() => running || early.add(button));
  }

  addEventListener('click', keep, true);
  // Dispatched by the application (app/layout/layout.tsx).
  addEventListener('hydrated', () => {
    running = true;
    removeEventListener('click', keep, true);
    setTimeout(() => {
      for (const button of early) button.click();
    });
  });
})();
