/**
 * Runs in the head of every page. Starts the application once the page has loaded, or at the first
 * touch, click or key; until then the page works as HTML.
 */
(() => {
  let started = false;
  // Hides controls that need the application where scripts are off or it fails to load.
  const { classList, dataset } = document.documentElement;
  classList.remove('no-js');

  // A position in the page is restored or sought on every other kind of load, and by these events.
  const [load] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  );
  if (load?.type === 'navigate' && !location.hash) {
    dataset.defersLayout = 'hidden';
    new PerformanceObserver(() => {
      dataset.defersLayout &&= 'auto';
    }).observe({ type: 'paint', buffered: true });
  }
  const layOut = () => delete dataset.defersLayout;
  addEventListener('popstate', layOut, true);
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[href*="#"]') && layOut(),
    true,
  );

  function start() {
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start, { once: true });
      return;
    }
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll('link[rel=modulepreload][media]')) {
      link.removeAttribute('media');
    }
    import(module).catch(giveUp);
  }

  /** The application cannot start: the page stays HTML, unless a reload helps. */
  function giveUp() {
    classList.add('no-js');
    return recover();
  }

  /**
   * A missing file means that the site was rebuilt while this page was open: reload once per build,
   * to avoid an endless loop, and so never without a working sessionStorage. Offline the page stays,
   * with everything the visitor has typed.
   */
  async function recover() {
    try {
      if (sessionStorage.getItem('recovered') === module) return;
      const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (!ok) return;
      sessionStorage.setItem('recovered', module);
      if (sessionStorage.getItem('recovered') !== module) return;
    } catch {
      return;
    }
    location.reload();
  }

  const { start: module = '' } = document.currentScript?.dataset ?? {};
  for (const type of ['pointerdown', 'touchstart', 'keydown']) {
    addEventListener(type, start, { once: true, capture: true, passive: true });
  }
  // After two frames the largest picture or text has been painted.
  addEventListener('load', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))),
  );
  addEventListener('vite:preloadError', recover);
})();
