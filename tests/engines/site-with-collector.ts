import { createHash } from 'node:crypto';
import { bytesOf, loadSite, type Site } from '#desk/site/load-site.ts';

/** Key in session storage of the collected errors, to which each new document of the tab adds. */
export const COMPLAINTS = 'complaints';

/**
 * Collects a page's errors, because WebDriver gives no access to the console. Runs in the browser before
 * all other scripts, and removes its element, which would break hydration.
 */
function collect(key: string) {
  const add = (complaint: string) => {
    const heard = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...heard, `${location.pathname}: ${complaint}`]));
  };
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  const listenForFailures = ({ target, message, error }: ErrorEvent) => {
    // A failed load fires an error event only on its element, as does one that leaving the page aborts.
    if (!(target instanceof Element)) add(`uncaught: ${message} ${error?.stack}`);
    else if (!leaving) add(`not loaded: ${target.outerHTML}`);
  };
  addEventListener('error', listenForFailures, true);
  addEventListener('unhandledrejection', ({ reason }) => add(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`refused by ${effectiveDirective}: ${blockedURI}`),
  );
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...words) => add(`console.${method}: ${words.join(' ')}`);
  }
  document.currentScript?.remove();
}

/** The built site with the collector in each page and its hash in each content policy. */
export async function siteWithCollector(): Promise<Site> {
  const site = await loadSite('build/site');
  const script = `(${collect})(${JSON.stringify(COMPLAINTS)})`;
  const hash = createHash('sha256').update(script).digest('base64');
  for (const page of new Set([...site.pages.values(), site.notFound])) {
    const html = page.bodies.get('identity');
    if (!html || !page.headers['content-type']?.startsWith('text/html')) continue;
    const bytes = Buffer.from(
      replaceOnce(bytesOf(html).toString(), '<head>', `<head><script>${script}</script>`),
    );
    page.bodies = new Map([['identity', { ...html, bytes }]]);
    page.headers['content-security-policy'] = replaceOnce(
      page.headers['content-security-policy'] ?? '',
      "script-src 'self'",
      `script-src 'self' 'sha256-${hash}'`,
    );
  }
  return site;
}

function replaceOnce(text: string, part: string, replacement: string): string {
  if (text.split(part).length !== 2) throw new Error(`Expected exactly once: ${part}`);
  return text.replace(part, () => replacement);
}
