/**
 * Complains in the console of a class that an element receives although no style sheet has rules for it: pages are
 * built without the rules of classes that neither they nor their scripts name. Runs in the page, so it is
 * self-contained.
 *
 * @param names the classes of all CSS Modules
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
      const rules = [...document.styleSheets].flatMap((sheet) => {
        try {
          return [...sheet.cssRules];
        } catch {
          // A script's sheet that is still loading.
          return [];
        }
      });
      const text = rules.map(({ cssText }) => cssText).join();
      for (const name of gained) {
        if (!RegExp(`\\.${name}(?!\\w)`).test(text))
          console.error(`No rules for the class ${name}`);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
}
