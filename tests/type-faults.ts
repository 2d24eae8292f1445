/**
 * Arabic letters that are spaced, transformed or slanted, and numbers that are not in order; runs in the page.
 */
export function typeFaults(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, nodeValue } = text;
    if (!parentElement || !nodeValue || parentElement.closest('script, style')) continue;
    if (/\p{Script=Arabic}/u.test(nodeValue)) {
      const { letterSpacing, textTransform, fontStyle } = getComputedStyle(parentElement);
      const type = `${letterSpacing.replace('0px', 'normal')} ${textTransform} ${fontStyle}`;
      if (type !== 'normal none normal') found.push(`${nodeValue} is ${type}`);
    }
    // Telephone numbers, and others in groups.
    for (const match of nodeValue.matchAll(/\+\d[\d\s]+\d|\d+(?:\s\d+)+/g)) {
      const first = boxOf(text, match.index);
      const last = boxOf(text, match.index + match[0].length - 1);
      const isSeen = first && last && first.width > 0 && last.width > 0;
      if (isSeen && first.top === last.top && first.left > last.left) {
        found.push(`${match[0]} runs from right to left in ${nodeValue}`);
      }
    }
    for (const match of nodeValue.matchAll(/[A-Za-z][،؛] \d/g)) {
      const [before, after] = [boxOf(text, match.index), boxOf(text, match.index + 3)];
      const isSeen = before && after && before.width > 0 && after.width > 0;
      if (isSeen && before.top === after.top && before.left < after.left) {
        found.push(`${match[0]} runs from left to right in ${nodeValue}`);
      }
    }
  }
  return found;

  function boxOf(text: Node, index: number): DOMRect | undefined {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getClientRects()[0];
  }
}
