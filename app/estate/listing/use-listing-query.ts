import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { useIsHydrated } from '#app/shell/use-is-hydrated.ts';
import {
  ALL,
  DEFAULTS,
  keepApart,
  type ListingQuery,
  QUERY_NAMES,
  readQuery,
  writeQuery,
} from './listing-query.ts';

/** An address may be replaced only so often: a slider that is drawn along would be too quick. */
const PAUSE_MS = 120;

/** Fields that change with each key or movement. */
const CONTINUOUS = ['q', 'min', 'max'];

/**
 * The query of a list, kept in the address, and the form that makes it. The form is uncontrolled, so
 * that what was chosen before React runs is not lost; its fields follow the address on the way back.
 * Each choice is a step of the history, and so is what is typed or drawn in one go.
 */
export function useListingQuery() {
  const [params, setParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The prerendered page knows no query.
  const text = useIsHydrated() ? params.toString() : '';
  const query = useMemo(() => readQuery(new URLSearchParams(text)), [text]);

  const ongoing = useRef({ field: '', address: '' });

  const write = useCallback(
    (next: ListingQuery, { changed = '', page = true } = {}) => {
      const before = new URLSearchParams(window.location.search);
      const after = writeQuery(before, next);
      if (!page) after.delete('page');
      const [address, written] = [before.toString(), after.toString()];
      const { current } = ongoing;
      const goesOn = current.field === changed && current.address === address;
      ongoing.current = { field: CONTINUOUS.includes(changed) ? changed : '', address: written };
      if (address === written) return;
      setParams(after, { replace: changed === '' || goesOn, preventScrollReset: true });
    },
    [setParams],
  );

  const read = (moved?: string) => {
    if (!form.current) return;
    const next = valuesOf(form.current);
    const end = moved === 'max' ? 'max' : 'min';
    const [min, max] = keepApart(Number(next.min), Number(next.max), end);
    put(form.current, 'min', String(min));
    put(form.current, 'max', String(max));
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => write({ ...next, min: String(min), max: String(max) }, { changed: moved ?? '' }),
      PAUSE_MS,
    );
  };

  useFormOf(query, form, { read, write });
  useEffect(() => () => clearTimeout(timer.current), []);

  const reset = () => write({ ...DEFAULTS, view: query.view }, { changed: 'reset', page: false });
  return { query, form, read, reset };
}

function valuesOf(form: HTMLFormElement): ListingQuery {
  const data = new FormData(form);
  const value = (name: keyof ListingQuery) => String(data.get(name) ?? DEFAULTS[name]);
  return Object.fromEntries(QUERY_NAMES.map((name) => [name, value(name)])) as ListingQuery;
}

function put(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
  else if (field instanceof HTMLSelectElement) {
    field.value = value;
    if (field.selectedIndex < 0) field.value = ALL;
  }
}

/**
 * Keeps the fields as the address says; at first, what was chosen meanwhile goes into the address.
 * What no field of the page can say is taken out of it: nobody could see why cards are hidden.
 */
function useFormOf(
  query: ListingQuery,
  form: { current: HTMLFormElement | null },
  { read, write }: { read: () => void; write: (query: ListingQuery) => void },
) {
  const isFirst = useRef(true);
  const isTraversal = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address has changed.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const chosen = valuesOf(element);
    const isChosen = QUERY_NAMES.some((name) => chosen[name] !== DEFAULTS[name]);
    if (isFirst.current && isChosen && location.search === '') read();
    else {
      for (const name of QUERY_NAMES) {
        // What is being typed at this moment is ahead of the address.
        const isTyped = name === 'q' && document.activeElement?.getAttribute('name') === 'q';
        if (!isTyped || isTraversal) put(element, name, query[name]);
      }
      const said = { ...valuesOf(element), q: query.q };
      if (QUERY_NAMES.some((name) => said[name] !== query[name])) write(said);
    }
    isFirst.current = false;
  }, [query]);
}
