/** What others do to a page: each function runs in the browser, by itself, as an init script or later. */

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

/** Puts an element after each field and wraps a word of each text, as extensions that check writing do. */
export function checkWriting(): void {
  const start = () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const helper = document.createElement('writing-helper');
      helper.attachShadow({ mode: 'open' }).append(document.createElement('button'));
      field.after(helper);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!/\w/.test(text.data) || text.parentElement?.closest('script, style, textarea')) continue;
      const [letters = ''] = /\w+/.exec(text.data) ?? [];
      const word = text.splitText(text.data.indexOf(letters));
      word.splitText(letters.length);
      const mark = document.createElement('writing-mark');
      word.replaceWith(mark);
      mark.append(letters);
    }
  };
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', start, { once: true });
  } else start();
}

/** Makes links of what looks like a telephone number, as phones do. */
export function linkNumbers(): void {
  const start = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const match = /\+?\d[\d\s.,-]{2,}\d/.exec(text.data);
      if (!match || text.parentElement?.closest('script, style, textarea, a, option, svg'))
        continue;
      const number = text.splitText(match.index);
      number.splitText(match[0].length);
      const link = document.createElement('a');
      link.href = `tel:${match[0].replaceAll(/\D/g, '')}`;
      number.replaceWith(link);
      link.append(match[0]);
    }
  };
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', start, { once: true });
  } else start();
}
