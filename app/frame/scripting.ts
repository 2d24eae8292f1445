/**
 * Inline script of every page, the same on all, for what happens before the page's module runs. It takes the class
 * `no-js`, which hides `data-needs-js`, off the document, and puts it back if the module cannot be loaded; it marks
 * pressed buttons of islands with `data-pressed` and keeps the presses from React, which would answer before its
 * effects have run: they are repeated once the island is hydrated. A page that is opened at its top has the class
 * `loading` until it is loaded and painted, or pressed, with which only what is near its first view is laid out; then the
 * rest is, one part in a task, so that none keeps the visitor waiting. Parts of islands come last, all at once: React
 * would find the attribute `style` where it rendered none.
 * It asks for the module after the first contentful paint, or when the visitor acts before it. On a page that is hidden,
 * as one that is prerendered, or returned to, whose position is restored meanwhile, and of which Firefox reports no
 * paint, it asks at once, and for the font of labels, which would lay the page out again. A second after it is loaded
 * every page runs it.
 */
export const SCRIPTING =
  'let c=document.documentElement.classList;c.remove("no-js");' +
  'addEventListener("error",e=>{e.target.localName=="script"&&c.add("no-js")},!0);' +
  'addEventListener("click",e=>{let b=e.target.closest("page-island:not([data-hydrated]) button");' +
  'b&&(b.dataset.pressed="",e.stopPropagation())},!0);' +
  'let n=performance.getEntriesByType("navigation")[0],d=0,l=()=>{++d==2&&s()},q,s=()=>{' +
  'q??=[...document.querySelectorAll("main>*,main section,main article,main~*,footer :is(nav,div)")].filter(e=>' +
  '!e.closest("page-island")&&getComputedStyle(e).contentVisibility=="auto");' +
  'let e=q.shift();e?(e.style.contentVisibility="visible",e.offsetTop,setTimeout(s)):c.remove("loading")};' +
  'if(n?.type=="navigate"&&!location.hash){c.add("loading");addEventListener("load",l);' +
  'addEventListener("click",()=>c.remove("loading"))}' +
  'let m=document.querySelector("meta[name=module]")?.content,h=document.head,r=()=>{r=()=>{};' +
  'm&&h.append(Object.assign(document.createElement("script"),{type:"module",src:m}))},' +
  'p="first-contentful-paint";for(let e of["click","keydown"])addEventListener(e,()=>r());' +
  'if(document.hidden||n?.type=="back_forward"){addEventListener("DOMContentLoaded",()=>r());' +
  'document.fonts.load("1em IBM Plex Mono");' +
  'm&&h.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:m}))}' +
  'new PerformanceObserver(e=>{e.getEntriesByName(p)[0]&&(l(),r())}).observe({type:"paint",buffered:!0});' +
  'addEventListener("load",()=>setTimeout(()=>{l();r()},999))';
