/** What a visitor can have filled in, pressed, opened or focused, and what a slot contains. */
const KEPT = 'input, textarea, select, button, a[href], summary, details, [popover], [data-slot]';

/** What React would lose when it makes an island anew. */
export interface KeptStates {
  /** Reads the states; called before React replaces the elements. */
  take: () => void;
  /** Gives them to the new elements, if React has replaced the old ones. */
  giveBack: () => void;
}

/** Where a page translation or an extension has changed an island, React makes it anew: keeps its states. */
export function keepStates(marker: HTMLElement): KeptStates {
  let before = new Map<string, HTMLElement>();
  let shown: Element[] = [];
  let focused: Element | null = null;
  let selection: readonly [number | null, number | null] = [null, null];
  return {
    take: () => {
      before = elementsIn(marker);
      shown = [...marker.querySelectorAll(':popover-open')];
      focused = document.activeElement;
      if (isText(focused)) selection = [focused.selectionStart, focused.selectionEnd];
    },
    giveBack: () => {
      const after = elementsIn(marker);
      const replaced = [...before].filter(([, element]) => !element.isConnected);
      let focus: Element | null | undefined = replaced.length > 0 ? focused : undefined;
      for (const [key, old] of replaced) {
        const element = after.get(key);
        if (!element) continue;
        giveState(old, element);
        if (shown.includes(old)) element.showPopover();
        if (focused === old) focus = element;
      }
      if (!(focus instanceof HTMLElement && marker.contains(focus))) return;
      focus.focus({ preventScroll: true });
      if (isText(focus) && selection[0] !== null) focus.setSelectionRange(...selection);
    },
  };
}

/** The elements by kind, name and number, since others may have added some. */
function elementsIn(marker: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const numbers = new Map<string, number>();
  for (const element of marker.querySelectorAll<HTMLElement>(KEPT)) {
    // An island within a slot keeps its own.
    if (element.closest('page-island') !== marker) continue;
    const name = element.getAttribute('name') ?? element.getAttribute('href') ?? '';
    const kind = `${element.localName} ${name}`;
    const number = numbers.get(kind) ?? 0;
    numbers.set(kind, number + 1);
    found.set(`${kind} ${number}`, element);
  }
  return found;
}

function giveState(from: HTMLElement, to: HTMLElement): void {
  // In an island within another, React has made it.
  if ('slot' in to.dataset && !to.hasChildNodes()) to.append(...from.childNodes);
  if ('pressed' in from.dataset) to.dataset.pressed = '';
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    to.files = from.files;
  }
  // A file control's value cannot be set.
  if (isField(from) && isField(to) && to.type !== 'file' && to.value !== from.value) {
    to.value = from.value;
  }
}

function isField(
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return element.matches('input, textarea, select');
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
