/** Where a press is in an element, in whole per cent. */
export function placeIn(
  element: Element,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
) {
  const box = element.getBoundingClientRect();
  const percent = (part: number, all: number) =>
    Math.min(100, Math.max(0, Math.round((100 * part) / all)));
  return {
    left: percent(clientX - box.left, box.width),
    top: percent(clientY - box.top, box.height),
  };
}
