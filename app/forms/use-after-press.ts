import { useEffect, useRef } from 'react';

/**
 * For what a field that is left may change of the page. The pointer that leaves it is often on its
 * way to press something below: an error shown between down and up would move that away, and the
 * press would be none.
 *
 * @returns runs what it is given with the end of the press under way, else at once
 */
export function useAfterPress(): (run: () => void) => void {
  const waiting = useRef<(() => void)[]>(null);

  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const release = () => {
      const held = waiting.current;
      waiting.current = null;
      for (const run of held ?? []) run();
    };
    const hold = ({ target }: MouseEvent) => {
      // A list opens with the press, and its end may never be told.
      if (!(target instanceof HTMLSelectElement)) waiting.current ??= [];
    };
    addEventListener('mousedown', hold, options);
    // Before anybody else hears of it: what the press does finds the field judged.
    addEventListener('click', release, options);
    // Presses that become no click; where one follows, it comes before the timer.
    for (const type of ['mouseup', 'dragend', 'contextmenu'])
      addEventListener(type, () => setTimeout(release), options);
    return () => end.abort();
  }, []);

  return (run) => (waiting.current ? void waiting.current.push(run) : run());
}
