import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { storedForTab, storeForTab } from '../session-store.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { type KeptField, readFields, restoreFields } from './fields.ts';
import { readSections, restoreSections } from './sections.ts';

interface PageState {
  /** Entries of one visit to the page: its own, and those of its anchors. */
  entries: string[];
  fields: KeptField[];
  sections: boolean[];
}

const NAME = 'page-state';

/** What visitors have typed and opened, by the key of the entry of the history. */
let states: Record<string, PageState> | null = null;

/**
 * Gives back what was typed into the forms of a page and which of its sections were open, when a
 * visitor returns by back or forward or loads the page again, as browsers do between documents.
 */
export function usePageState(): void {
  const { key, pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const page = useRef<string>(undefined);
  const entries = useRef(new Set<string>());

  // Before the router scrolls.
  useLayoutEffect(() => {
    const isArrival = page.current !== pathname;
    const isDocument = page.current === undefined;
    page.current = pathname;
    const state = kept()[key];
    if (isArrival) entries.current = new Set(state?.entries);
    entries.current.add(key);
    if (!isArrival) return save(entries.current);
    // What a visitor has opened before React ran stays as it is.
    const isUsed = isDocument && document.activeElement?.matches('#content summary');
    if (state && !isUsed) restoreSections(state.sections);
  }, [key, pathname]);

  // Forms may be drawn only once the page is hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: given back on arrival alone.
  useEffect(() => {
    if (isHydrated) restoreFields(kept()[key]?.fields ?? []);
  }, [isHydrated, pathname]);

  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const note = () => save(entries.current);
    document.addEventListener('input', note, options);
    document.addEventListener('toggle', note, options);
    // What was sent is not kept: it is gone once the form has been emptied.
    document.addEventListener(
      'reset',
      () =>
        queueMicrotask(() => {
          note();
          store();
        }),
      options,
    );
    addEventListener('pagehide', store, options);
    document.addEventListener('visibilitychange', store, options);
    return () => end.abort();
  }, []);
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
