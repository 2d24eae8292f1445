/**
 * Complains in the console of a class that an element receives although no style sheet has rules for it: pages are
 * built without the rules of classes that they do not have (`staticClasses`). Runs in the page, so it is
 * self-contained.
 *
 * @param names the classes whose rules are left out of a page without them
 */
export function complainOfUnstyledClasses(names: readonly string[]): void {
  const unseen = new Set(names);
  const received = () =>
    [...document.querySelectorAll('[class]')]
      .flatMap(({ classList }) => [...classList])
      .filter((name) => unseen.delete(name));
  addEventListener('DOMContentLoaded', () => {
    received();
    new MutationObserver(() => {
      const gained = received();
      if (gained.length === 0) return;
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const text = rules.map(({ cssText }) => cssText).join();
      for (const name of gained) {
        if (!RegExp(`\\.${name}(?!\\w)`).test(text))
          console.error(`No rules for the class ${name}`);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
}
