/** Headings with a word on more than one line, but for a break after a hyphen; runs in the page. */
export function brokenWords(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u2010-\u2014\u00ad/-]+/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, second] = range.getClientRects();
        if (first && second && second.top > first.top + first.height / 2) {
          return [`“${word}” is broken in “${heading.textContent.trim()}”`];
        }
      }
    }
    return [];
  });
}
