import { readableAddress } from '#app/content/address.ts';
import { fill } from '#app/content/placeholders.ts';

/** Spec 9: milliseconds before the 404 page goes back one step. */
const RETURN_AFTER = 2500;

const ACTIVITY = ['click', 'focusin', 'keydown', 'pointerdown', 'wheel', 'pagehide'] as const;

/**
 * Goes back from the 404 page after a while, if there is a page of this site to go back to, which it names. A key, a
 * press, or the stop button cancels it (WCAG 2.2.1); a moved pointer does not.
 */
export function returnFromUnknown(): void {
  const place = document.querySelector<HTMLElement>('[data-returns]');
  const previous = previousAddress();
  if (!place || !previous) return;
  const notice = place.querySelector('[role=status] [data-while=returning]');
  if (notice) notice.textContent = fill(notice.textContent ?? '', { page: nameOf(previous) });
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

/** The address of the previous entry if it is a page of this site; also where that or this one was typed. */
function previousAddress(): URL | undefined {
  const { navigation } = window;
  if (navigation) {
    const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
    return before?.url ? new URL(before.url) : undefined;
  }
  const isOfSite = history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
  return isOfSite ? new URL(document.referrer) : undefined;
}

/** The menu's name of a page, else its path. */
function nameOf({ pathname }: URL): string {
  const links = document.querySelectorAll<HTMLAnchorElement>('header nav a');
  const link = [...links].find((each) => each.pathname === pathname && !each.hash);
  return link?.textContent || readableAddress(pathname);
}
