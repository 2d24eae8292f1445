/**
 * Stands in the head of every sealed page. Starts the application once the page has loaded, or at
 * the first touch, click or key; until then the page works as HTML.
 */
(() => {
  let started = false;
  // Hides what only the application answers, where no script runs or it cannot be had.
  const { classList } = document.documentElement;
  classList.remove('no-js');

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
    fetch(payload).then(handOver).catch(giveUp);
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = lateModule();
    script.onerror = giveUp;
    document.head.append(script);
  }

  /**
   * Gives React Router the data it starts with, by the stream its own script has opened.
   * @param {Response} answer
   */
  async function handOver(answer) {
    if (!answer.ok) throw new Error(`${payload}: ${answer.status}`);
    const { streamController } = window.__reactRouterContext;
    streamController.enqueue(await answer.text());
    streamController.close();
  }

  function lateModule() {
    return document.querySelector('script[type="late-module"]')?.textContent ?? '';
  }

  /** The application does not start: the page stays what its HTML is, unless a reload helps. */
  function giveUp() {
    classList.add('no-js');
    return recover();
  }

  /**
   * A file that is gone means the site was built anew while this page was open: load the page
   * again, but once for each build, so that a file gone for good does not reload for ever; hence
   * not where the mark is not kept.
   * Where nobody answers at all the page stays, and with it what a visitor has typed.
   */
  async function recover() {
    try {
      if (sessionStorage.getItem('recovered') === build + payload) return;
      const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (!ok) return;
      sessionStorage.setItem('recovered', build + payload);
      if (sessionStorage.getItem('recovered') !== build + payload) return;
    } catch {
      return;
    }
    location.reload();
  }

  const { build = '', payload = '' } = document.currentScript?.dataset ?? {};
  for (const type of ['pointerdown', 'touchstart', 'keydown']) {
    addEventListener(type, start, { once: true, capture: true, passive: true });
  }
  // Two frames on, the largest picture or text is painted, and our scripts do not delay it.
  addEventListener('load', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))),
  );
  addEventListener('vite:preloadError', recover);
})();
