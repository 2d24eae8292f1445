/** A minimal page as React Router writes it. For tests. */
export const samplePage = `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charSet="utf-8"/>\
<script type="application/ld+json">{"@type":"Organization"}</script>\
<link rel="modulepreload" href="/assets/entry-1.js"/>\
<link rel="stylesheet" href="/assets/root-1.css"/>\
<link rel="stylesheet" href="/assets/shared-1.css#"/></head>\
<body><h1>Works &amp; more</h1><script>restoreScroll()</script>\
<script>window.__reactRouterContext = {"a":"\\u003c/script>","data":[]};\
window.__reactRouterContext.streamController = {enqueue(part) {window.__reactRouterContext.data.push(part)}, close() {}};</script>\
<script type="module" async="">import "/assets/manifest-1.js";
import("/assets/entry-1.js");</script>\
<!--$--><script>window.__reactRouterContext.streamController.enqueue("[\\"\\u003c/script>\\"]\\n");</script>\
<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->\
</body></html>`;

/** Its stylesheets. */
export const sampleSheet = (href: string) => `.of{content:"${href}"}\n`;
