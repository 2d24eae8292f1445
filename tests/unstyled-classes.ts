/**
 * Complains in the console of a class that an element receives although the page was built without its rules
 * (`staticClasses`), until the whole sheets apply. Runs in the page, so it is self-contained.
 *
 * @param names the classes whose rules a page without them does not have
 */
export function complainOfUnstyledClasses(names: readonly string[]): void {
  const left = new Set(names);
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[class]')) {
      for (const name of element.classList) left.delete(name);
    }
    new MutationObserver(() => {
      if (!document.querySelector('link[rel="stylesheet"][disabled]')) return;
      for (const element of document.querySelectorAll('[class]')) {
        for (const name of element.classList) {
          if (left.delete(name)) console.error(`The page has no rules for the class ${name}`);
        }
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
}
