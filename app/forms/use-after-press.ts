import { useEffect, useRef } from 'react';

/**
 * Delays layout changes caused by blur until the current click ends. An error shown between pointer
 * down and up would move the pressed control away and cancel its click.
 *
 * @returns calls its argument at the end of the current click, or at once if there is none
 */
export function useAfterPress(): (run: () => void) => void {
  const waiting = useRef<(() => void)[]>(null);

  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const release = () => {
      const runs = waiting.current ?? [];
      waiting.current = null;
      for (const run of runs) run();
    };
    const hold = ({ target }: MouseEvent) => {
      // A select opens on press and may swallow the end of the press.
      if (!(target instanceof HTMLSelectElement)) waiting.current ??= [];
    };
    addEventListener('mousedown', hold, options);
    // Captured, so that the field is validated before the click is handled.
    addEventListener('click', release, options);
    // Presses that end without a click; a click would precede the timer.
    for (const type of ['mouseup', 'dragend', 'contextmenu'])
      addEventListener(type, () => setTimeout(release), options);
    return () => end.abort();
  }, []);

  return (run) => (waiting.current ? void waiting.current.push(run) : run());
}
