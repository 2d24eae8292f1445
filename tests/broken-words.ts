/** Words of these elements on more than one line, but for a break after a hyphen; runs in the page. */
export function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u2010-\u2014\u00ad/-]+/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, second] = range.getClientRects();
        if (first && second && second.top > first.top + first.height / 2) {
          broken.push(`“${word}” is broken in “${element.textContent.trim()}”`);
        }
      }
    }
    return broken;
  });
}
