import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pathAt } from '#app/content/address.ts';
import { storedForTab, storeForTab } from '../session-store.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { type KeptField, readFields, restoreFields } from './fields.ts';

interface PageState {
  /** Keys of the history entries of one visit: the page's own, and those of its anchors. */
  entries: string[];
  fields: KeptField[];
  sections: boolean[];
  /** The entry on which the document was left, and its scroll position in pixels. */
  left?: { key: string; top: number };
}

const NAME = 'page-state';

/** Page states by key of the history entry. */
let states: Record<string, PageState> | null = null;

/**
 * Restores the input of a page's forms and its open sections on back, forward and reload, as browsers
 * do between documents.
 */
export function usePageState(): void {
  const { key, pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const page = useRef<string>(undefined);
  const entries = useRef(new Set<string>());

  // Runs before the router scrolls.
  useLayoutEffect(() => {
    const isArrival = page.current !== pathname;
    const isDocument = page.current === undefined;
    page.current = pathname;
    const state = kept()[key];
    if (isArrival) entries.current = new Set(state?.entries);
    entries.current.add(key);
    if (!isArrival) return save(entries.current);
    // Sections that the visitor toggled before hydration are kept.
    const isUsed = isDocument && document.activeElement?.matches('#content summary');
    if (!state || isUsed) return;
    const height = isDocument ? pageHeight() : 0;
    restoreSections(state.sections);
    if (isDocument && state.left?.key === key)
      restorePosition(state.left.top, pageHeight() - height);
  }, [key, pathname]);

  // Some forms are rendered only after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on arrival only.
  useEffect(() => {
    if (isHydrated) restoreFields(kept()[key]?.fields ?? []);
  }, [isHydrated, pathname]);

  useEffect(() => {
    // Fields that are not restored yet would be saved as empty.
    if (!isHydrated) return;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const note = () => {
      // The router may not have rendered the entry of an anchor yet.
      const { key } = history.state ?? {};
      if (key && pathAt(location.pathname) === page.current) entries.current.add(key);
      save(entries.current);
    };
    const keep = () => {
      // Browsers restore fields without an event.
      note();
      const { key } = history.state ?? {};
      const state = kept()[key];
      if (state) state.left = { key, top: scrollY };
      store();
    };
    document.addEventListener('input', note, options);
    document.addEventListener('toggle', note, options);
    // Submitted input is discarded with the reset of its form.
    document.addEventListener('reset', () => queueMicrotask(keep), options);
    addEventListener('pagehide', keep, options);
    document.addEventListener('visibilitychange', keep, options);
    return () => end.abort();
  }, [isHydrated]);
}

function kept(): Record<string, PageState> {
  states ??= (storedForTab(NAME) ?? {}) as Record<string, PageState>;
  return states;
}

function save(entries: ReadonlySet<string>): void {
  const state = { entries: [...entries], fields: readFields(), sections: readSections() };
  for (const key of entries) kept()[key] = state;
}

function store(): void {
  storeForTab(NAME, kept());
}

/** Whether each section of the page is open. */
function readSections(): boolean[] {
  return allSections().map(({ open }) => open);
}

/** Opens and closes the sections, unless their number has changed. */
function restoreSections(kept: readonly boolean[]): void {
  const all = allSections();
  if (all.length !== kept.length) return;
  for (const [place, section] of all.entries()) {
    if (section.open === kept[place]) continue;
    // Without animation: the scroll position needs the final height.
    section.dataset.atOnce = '';
    section.open = !section.open;
  }
}

/**
 * Restores the scroll position once more: browser and router did so before the sections changed the
 * height of the page. Does nothing if the visitor has scrolled on meanwhile.
 */
function restorePosition(top: number, growth: number): void {
  if (growth !== 0 && Math.abs(scrollY - top) <= Math.abs(growth)) scrollTo({ top });
}

function pageHeight(): number {
  return document.documentElement.scrollHeight;
}

function allSections(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('#content details')];
}
