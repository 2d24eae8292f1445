/**
 * Inline script of every page, the same on all, for what happens before the page's module runs. It takes the class
 * `no-js`, which hides `data-needs-js`, off the document, and puts it back if the module cannot be loaded; it marks
 * pressed buttons of islands with `data-pressed` and keeps the presses from React, which would answer before its
 * effects have run: they are repeated once the island is hydrated. A page that is opened at its top lays out the first
 * view of a phone alone, class `first-frame`, and what is near it, `loading`, until it is loaded or pressed.
 */
export const SCRIPTING =
  'let c=document.documentElement.classList;c.remove("no-js");' +
  'addEventListener("error",e=>{e.target.localName=="script"&&c.add("no-js")},!0);' +
  'addEventListener("click",e=>{let b=e.target.closest("page-island:not([data-hydrated]) button");' +
  'b&&(b.dataset.pressed="",e.stopPropagation())},!0);' +
  'let n=performance.getEntriesByType("navigation")[0],r=requestAnimationFrame;' +
  'if(n?.type=="navigate"&&!location.hash){let l=()=>c.remove("loading");c.add("first-frame");' +
  'r(()=>r(()=>{c.replace("first-frame","loading");document.readyState=="complete"&&l()}));' +
  'addEventListener("load",l);addEventListener("click",()=>{c.remove("first-frame");l()})}';
