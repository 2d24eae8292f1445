/** A minimal page as the prerenderer writes it. For tests. */
export const samplePage = `<!DOCTYPE html><html lang="en" dir="ltr" class="no-js"><head><meta charSet="utf-8"/>\
<script type="application/ld+json">{"@type":"Organization"}</script>\
<link rel="stylesheet" href="/assets/root-1.css"/>\
<link rel="stylesheet" href="/assets/shared-1.css#"/>\
<script>start()</script><script type="module" src="/assets/entry-1.js"></script></head>\
<body><h1>Works &amp; more</h1>\
<page-island id="_R_1_" src="/assets/form-1.js" when="visible"><form></form><script type="application/json">{}</script></page-island>\
</body></html>`;

/** Its stylesheets. */
export const sampleSheet = (href: string) => `.of{content:"${href}"}\n`;
