/**
 * What others do to a page; each function runs in the browser, by itself, as an init script or later.
 */

/**
 * Replaces every text, now and whenever one appears, as the page translation of browsers does: by `‹text›` in two
 * `<font>` elements.
 */
export function translate(): void {
  const translateIn = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    if (root instanceof Text) found.push(root);
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
      if (!words || text.parentElement?.closest('script, style, textarea, title, font')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(`${before}‹${words}›${after}`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const start = () => {
    document.documentElement.lang = 'ur';
    document.documentElement.classList.add('translated-rtl');
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translateIn(target);
        for (const node of addedNodes) translateIn(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  // Before any deferred script runs; while the parser works, it would lose texts.
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', start, { once: true });
  } else start();
}

/**
 * Before any deferred script runs, puts an element after each field and wraps a word of each text, as extensions that
 * check writing do, and makes links of what looks like a telephone number, as phones do.
 */
export function markUp(): void {
  const code = 'script, style, textarea';
  const wrap = (pattern: RegExp, excluded: string, elementFor: (part: string) => HTMLElement) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const match = pattern.exec(text.data);
      if (!match || text.parentElement?.closest(excluded)) continue;
      const part = text.splitText(match.index);
      part.splitText(match[0].length);
      const element = elementFor(match[0]);
      part.replaceWith(element);
      element.append(match[0]);
    }
  };
  const start = () => {
    wrap(/\+?\d[\d\s.,-]{2,}\d/, `${code}, a, option, svg`, (number) =>
      Object.assign(document.createElement('a'), { href: `tel:${number.replaceAll(/\D/g, '')}` }),
    );
    for (const field of document.querySelectorAll('input, textarea')) {
      const helper = document.createElement('writing-helper');
      helper.attachShadow({ mode: 'open' }).append(document.createElement('button'));
      field.after(helper);
    }
    wrap(/\w+/, code, () => document.createElement('writing-mark'));
  };
  document.addEventListener('readystatechange', start, { once: true });
}
