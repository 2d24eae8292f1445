import { startTransition, useCallback, useEffect, useState } from 'react';
import type { SearchIndex, SectionTexts } from './search-index.ts';
import { makeSiteSearch, type SiteSearch } from './site-search.ts';

/** Loads the index and builds the search from it. @param path URL path of the index */
export function useSiteSearch(path: string) {
  const [search, setSearch] = useState<SiteSearch>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (search) return;
    let isCurrent = true;
    loadJson<SearchIndex>(path)
      .then(makeSiteSearch)
      .then(
        (done) => isCurrent && setSearch(() => done),
        () => isCurrent && setFailed(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [path, attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { search, hasFailed, retry };
}

/** Texts by the path of their file. */
const loaded = new Map<string, SectionTexts>();
const loading = new Map<string, Promise<void>>();

/** Loads the texts of pages. @param paths URL paths of their files */
export function useTexts(paths: readonly string[]): (path: string) => SectionTexts | undefined {
  const [, update] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    for (const path of paths.filter((each) => !loaded.has(each))) {
      void loadTexts(path).then(() => {
        // Rendering excerpts must not delay typing.
        if (isCurrent) startTransition(() => update((before) => before + 1));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [paths]);
  return (path) => loaded.get(path);
}

/** Loads a file once. After a failure its results have no excerpt, until they are shown again. */
function loadTexts(path: string): Promise<void> {
  const request =
    loading.get(path) ??
    loadJson<SectionTexts>(path)
      .then((texts) => void loaded.set(path, texts))
      .catch(() => void loading.delete(path));
  loading.set(path, request);
  return request;
}

async function loadJson<Value>(path: string): Promise<Value> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
