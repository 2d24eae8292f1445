/** How long a pointer or the focus has to be on a link, in milliseconds: longer than crossing it takes. */
const REST = 100;

/**
 * Requests the page of a link on which the pointer or the focus rests, in browsers without speculation rules, which
 * prerender it (decision 0016): following the link then asks only whether the page is still current. By `fetch`,
 * since Firefox applies `default-src` to `<link rel="prefetch">`, which has no directive of its own.
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports('speculationrules')) return;
  const requested = new Set([location.href]);
  let rest: ReturnType<typeof setTimeout> | undefined;
  const intend = (link: HTMLAnchorElement | null) => {
    clearTimeout(rest);
    if (!link || !leadsToPage(link)) return;
    const { href } = link;
    rest = setTimeout(() => {
      if (requested.has(href)) return;
      requested.add(href);
      fetch(href, { priority: 'low' }).catch(() => undefined);
    }, REST);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // A touch is followed by its click before an answer could come.
    intend(pointerType === 'touch' ? null : (target as Element).closest('a'));
  });
  document.addEventListener('focusin', ({ target }) => {
    intend((target as Element).closest('a:focus-visible'));
  });
}

/** Whether a link leads to another page of the site, and neither to a file nor to the desk. */
function leadsToPage({ origin, pathname, download }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || pathname === location.pathname || download) return false;
  return !pathname.startsWith('/api/') && !/\.\w+$/.test(pathname);
}
