/** Spec 9: milliseconds before the 404 page goes back one step. */
const RETURN_AFTER = 2500;

const ACTIVITY = ['click', 'focusin', 'keydown', 'pointerdown', 'wheel', 'pagehide'] as const;

/**
 * Goes back from the 404 page after a while, if there is a page of this site to go back to. A key, a press, or the
 * stop button cancels it (WCAG 2.2.1); a moved pointer does not.
 */
export function returnFromUnknown(): void {
  const place = document.querySelector<HTMLElement>('[data-returns]');
  if (!place || !canReturn()) return;
  const say = (state: string) => {
    for (const part of place.querySelectorAll<HTMLElement>('[data-while]')) {
      part.hidden = part.dataset.while !== state;
    }
  };
  const end = new AbortController();
  const timer = setTimeout(() => history.back(), RETURN_AFTER);
  const stop = () => {
    clearTimeout(timer);
    end.abort();
    say('stopped');
  };
  for (const event of ACTIVITY)
    addEventListener(event, stop, { signal: end.signal, passive: true });
  say('returning');
}

/** Whether the previous entry is a page of this site; also where its address was typed. */
function canReturn(): boolean {
  const { navigation } = window;
  if (!navigation) return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
  return navigation.canGoBack;
}
