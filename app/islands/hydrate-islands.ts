import type { Island } from './island.tsx';

/**
 * When an island is loaded: in view, in an idle period, or when the visitor presses or focuses something in it.
 * The last ends the wait of the others too.
 */
export type Strategy = 'visible' | 'idle' | 'interaction';

/** Hydrates the islands of the page, each when its marker says, one in an idle period. */
export function hydrateIslands(): void {
  const markers = document.querySelectorAll<HTMLElement>('page-island');
  const watched = new Map<Element, HTMLElement>();
  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const marker = isIntersecting && watched.get(target);
      if (marker) hydrateLater(marker);
    }
  });
  for (const marker of markers) {
    const when = marker.getAttribute('when');
    // The marker itself has no box.
    const box = marker.firstElementChild;
    if (when === 'visible' && box) {
      watched.set(box, marker);
      views.observe(box);
    }
    if (when === 'idle') hydrateLater(marker);
    // Such a fragment (`#key=value`) is no section's, but for an island.
    if (location.hash.includes('=')) hydrateLater(marker);
    // Touched before this script ran.
    if (marker.matches(':focus-within, :has([data-pressed])')) void hydrate(marker);
    for (const type of ['pointerdown', 'keydown', 'focusin']) {
      marker.addEventListener(type, () => void hydrate(marker), { once: true, passive: true });
    }
  }
}

/** The last of the islands that wait for an idle period. */
let queue: Promise<unknown> = Promise.resolve();

function hydrateLater(marker: HTMLElement): void {
  queue = queue.then(idle).then(() => hydrate(marker));
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve);
  });
}

const started = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates an island; again, waits for the first call. A missing file leaves it as HTML. */
function hydrate(marker: HTMLElement): Promise<void> {
  const running = started.get(marker) ?? start(marker).catch(() => void started.delete(marker));
  started.set(marker, running);
  return running;
}

async function start(marker: HTMLElement): Promise<void> {
  const src = marker.getAttribute('src');
  const [{ default: island }, { hydrateIsland }] = await Promise.all([
    import(/* @vite-ignore */ `${src}`) as Promise<{ default: Island<object> }>,
    import('./hydrate-island.tsx'),
  ]);
  const data = marker.querySelector(':scope > script');
  const props = JSON.parse(data?.textContent ?? '{}');
  data?.remove();
  await hydrateIsland(marker, island.Content, props);
  marker.dataset.hydrated = '';
  repeatPresses(marker);
}

/** Repeats the presses that app/frame/scripting.ts has marked, on buttons that do nothing without script. */
function repeatPresses(marker: HTMLElement): void {
  for (const button of marker.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed;
    if (button.matches(NEEDS_SCRIPT)) button.click();
  }
}

const NEEDS_SCRIPT =
  'button[type=button]:not([command], [popovertarget]), form[method=dialog] [type=submit]';
