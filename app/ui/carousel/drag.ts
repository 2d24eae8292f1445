/** Pixels a pressed mouse moves before it drags; less is a click. */
const THRESHOLD = 6;

interface Handlers {
  /** The mouse begins to drag: 1 draws later slides into view, -1 earlier ones. */
  onStart: (direction: 1 | -1) => void;
  /** It lets go. */
  onEnd: () => void;
}

/**
 * Lets a mouse drag a track along. Fingers scroll it natively.
 *
 * @returns stops listening
 */
export function dragByMouse(track: HTMLElement, { onStart, onEnd }: Handlers): () => void {
  const listening = new AbortController();
  let press: AbortController | undefined;
  let hasDragged = false;
  // Of the mouse and of the track, in pixels.
  let from = 0;
  let scrolled = 0;

  const { signal } = listening;
  track.addEventListener('pointerdown', begin, { signal });
  track.addEventListener('click', suppress, { signal, capture: true });
  // A link or picture would be dragged out of the page, a text selected.
  track.addEventListener('dragstart', refuse, { signal });
  track.addEventListener('selectstart', refuse, { signal });

  function begin({ pointerType, button, clientX }: PointerEvent) {
    hasDragged = false;
    if (pointerType !== 'mouse' || button !== 0) return;
    press?.abort();
    press = new AbortController();
    from = clientX;
    // Anywhere in the window: the mouse may leave the track.
    const { signal } = press;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }

  function move(event: PointerEvent) {
    const moved = event.clientX - from;
    if (event.buttons === 0) end();
    else if (hasDragged) track.scrollTo({ left: scrolled - moved, behavior: 'instant' });
    else if (Math.abs(moved) >= THRESHOLD) {
      const isRtl = getComputedStyle(track).direction === 'rtl';
      const isForward = isRtl ? moved > 0 : moved < 0;
      hasDragged = true;
      onStart(isForward ? 1 : -1);
      from = event.clientX;
      scrolled = track.scrollLeft;
    }
  }

  function end() {
    press?.abort();
    press = undefined;
    if (hasDragged) onEnd();
  }

  function refuse(event: Event) {
    if (press) event.preventDefault();
  }

  /** The end of a drag is no press of the link under it; a press by keyboard has no detail. */
  function suppress(event: MouseEvent) {
    if (!hasDragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return () => {
    listening.abort();
    press?.abort();
  };
}
