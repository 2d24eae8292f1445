/** A shorter mouse movement, in pixels, is a click. */
const THRESHOLD = 6;

interface Handlers {
  /** Called when dragging starts: 1 towards later slides, -1 towards earlier ones. */
  onStart: (direction: 1 | -1) => void;
  /** Called when the mouse is released. */
  onEnd: () => void;
}

/**
 * Scrolls a track by dragging with the mouse. Touch scrolls it natively.
 *
 * @returns a function that removes the listeners
 */
export function dragByMouse(track: HTMLElement, { onStart, onEnd }: Handlers): () => void {
  const listening = new AbortController();
  let press: AbortController | undefined;
  let hasDragged = false;
  // Positions of mouse and track at the start, in pixels.
  let from = 0;
  let scrolled = 0;

  const { signal } = listening;
  track.addEventListener('pointerdown', begin, { signal });
  track.addEventListener('click', suppress, { signal, capture: true });
  // Otherwise links and pictures would be dragged, and text selected.
  track.addEventListener('dragstart', refuse, { signal });
  track.addEventListener('selectstart', refuse, { signal });

  function begin({ pointerType, button, clientX }: PointerEvent) {
    hasDragged = false;
    if (pointerType !== 'mouse' || button !== 0) return;
    press?.abort();
    press = new AbortController();
    from = clientX;
    // On the window, since the mouse may leave the track.
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

  /** Suppresses the click that ends a drag; clicks by keyboard have no detail. */
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
