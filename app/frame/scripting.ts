/**
 * Inline script of every page, the same on all: takes the class `no-js` off the document, and puts it back if the
 * page's module cannot be loaded. The class hides `data-needs-js`.
 */
export const SCRIPTING =
  'let c=document.documentElement.classList;c.remove("no-js");' +
  'addEventListener("error",e=>{e.target.localName=="script"&&c.add("no-js")},!0)';
