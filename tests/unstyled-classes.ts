/**
 * Complains in the console of a class that an element receives although no style sheet has rules for it: pages are
 * built without the rules of classes that neither they nor their scripts name. Runs in the page, so it is
 * self-contained.
 *
 * @param names the classes of all CSS Modules
 */
export function complainOfUnstyledClasses(names: readonly string[]): void {
  const unseen = new Set(names);
  /** The classes of these elements that no element had before. */
  const newIn = (elements: Iterable<Element>) =>
    [...elements].flatMap(({ classList }) => [...classList]).filter((name) => unseen.delete(name));
  const below = (node: Node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('[class]')] : [];
  addEventListener('DOMContentLoaded', () => {
    newIn(document.querySelectorAll('[class]'));
    new MutationObserver((records) => {
      const gained = records.flatMap(({ type, target, addedNodes }) =>
        newIn(type === 'attributes' ? [target as Element] : [...addedNodes].flatMap(below)),
      );
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
