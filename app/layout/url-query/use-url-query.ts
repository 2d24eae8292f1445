import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { nextPaint } from '#app/ui/next-paint.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { type QuerySchema, readQuery, type UrlQuery, writeQuery } from './url-query.ts';

/** Shortest time between two navigations: browsers limit how often a script may change the URL. */
const INTERVAL_MS = 120;

type Update<Query> = Partial<Query> | ((query: Query) => Partial<Query>);

interface ChangeOptions {
  /** Adds a history entry; by default the schema decides. */
  push?: boolean;
  /** The text field or slider in use: its successive changes share one history entry. */
  field?: string;
}

/**
 * Keeps state in the query of the URL. A change is shown at once; the URL follows after the next
 * paint, without scrolling. Until hydration the query is at its defaults, as in the prerendered HTML.
 *
 * `form` ties an uncontrolled form to the query: values entered before hydration become part of the
 * URL, and the fields follow the URL, except for a text field that is being typed into.
 *
 * @param schema constant
 */
export function useUrlQuery<Name extends string>(schema: QuerySchema<Name>) {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const address = isHydrated ? params.toString() : '';
  const { state } = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const [known, setKnown] = useState(address);
  const [search, show] = useState(address);
  /** The query of the last change, even if a link or the history has replaced what is shown. */
  const wanted = useRef('');
  if (known !== address) {
    setKnown(address);
    // When a navigation of this hook completes, a newer change may already be shown.
    show(state?.isQueryChange && !isTraversal ? wanted.current : address);
  }
  const query = useMemo(() => readQuery(schema, new URLSearchParams(search)), [schema, search]);
  const latest = useRef(search);
  latest.current = search;
  const follow = useFollow();

  const change = useCallback(
    (
      update: Update<UrlQuery<Name>>,
      { push = schema.push ?? false, field }: ChangeOptions = {},
    ) => {
      const before = new URLSearchParams(latest.current);
      const old = readQuery(schema, before);
      const part = typeof update === 'function' ? update(old) : update;
      const after = writeQuery(schema, before, { ...old, ...part }).toString();
      if (after === latest.current) return;
      latest.current = after;
      wanted.current = after;
      show(after);
      void follow(after, push, field);
    },
    [schema, follow],
  );

  const form = useQueryForm(schema, query, change);
  return { query, change, form };
}

/** Navigates to the latest query, skipping earlier ones that are still pending. */
function useFollow() {
  const navigate = useNavigate();
  const count = useRef(0);
  const isPush = useRef(false);
  const last = useRef({ time: -INTERVAL_MS, field: '', search: '' });
  return useCallback(
    async (search: string, push: boolean, field = '') => {
      count.current += 1;
      const turn = count.current;
      isPush.current ||= push;
      const { pathname } = window.location;
      const before = currentSearch();
      await nextPaint();
      const wait = last.current.time + INTERVAL_MS - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const current = currentSearch();
      const isUnchanged = current === before || current === last.current.search;
      // The visitor followed a link meanwhile.
      if (window.location.pathname !== pathname || !isUnchanged) return;
      if (turn !== count.current) return;
      const isSameEntry =
        field !== '' && last.current.field === field && last.current.search === current;
      const replace = !isPush.current || isSameEntry;
      isPush.current = false;
      if (search === current) return;
      last.current = { time: performance.now(), field, search };
      await navigate(
        { search },
        {
          replace,
          state: { isQueryChange: true },
          preventScrollReset: true,
        },
      );
    },
    [navigate],
  );
}

function currentSearch(): string {
  return new URLSearchParams(window.location.search).toString();
}

function useQueryForm<Name extends string>(
  { defaults, fields }: QuerySchema<Name>,
  query: UrlQuery<Name>,
  change: (part: Partial<UrlQuery<Name>>, options?: ChangeOptions) => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const isHydrated = useIsHydrated();
  /** Key of the history entry that the fields showed last. */
  const entry = useRef<string>(undefined);

  const fieldValue = (form: HTMLFormElement, name: Name) =>
    String(new FormData(form).get(name) ?? defaults[name]).trim();

  const enter = (options?: ChangeOptions) => {
    const form = ref.current;
    if (!form) return;
    const values = fields.map((name) => [name, fieldValue(form, name)]);
    change(Object.fromEntries(values) as Partial<UrlQuery<Name>>, options);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL has changed.
  useEffect(() => {
    const form = ref.current;
    if (!form || !isHydrated) return;
    const isFirst = entry.current === undefined;
    const isReturn = !isFirst && isTraversal && entry.current !== key;
    entry.current = key;
    const params = new URLSearchParams(window.location.search);
    const isEntered = fields.some((name) => fieldValue(form, name) !== defaults[name]);
    if (isFirst && isEntered && !fields.some((name) => params.has(name)))
      return enter({ push: false });
    const wrong = fields.filter((name) => {
      const field = form.elements.namedItem(name);
      if (isTypedInto(field) && !isReturn) return false;
      setValue(field, query[name], defaults[name]);
      return fieldValue(form, name) !== query[name];
    });
    // No field can show these values, so visitors could not see why entries are hidden.
    const corrections = wrong.map((name) => [name, fieldValue(form, name)]);
    if (wrong.length > 0) change(Object.fromEntries(corrections), { push: false });
  }, [query, key, isHydrated]);

  return {
    ref,
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name, type } = target as HTMLInputElement;
      enter(type === 'search' || type === 'range' ? { field: name } : {});
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      enter();
    },
  };
}

function isTypedInto(field: RadioNodeList | Element | null): boolean {
  return (
    field instanceof HTMLInputElement && field.type === 'search' && field === document.activeElement
  );
}

function setValue(field: RadioNodeList | Element | null, value: string, fallback: string) {
  if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
  else if (field instanceof HTMLSelectElement) {
    field.value = value;
    if (field.selectedIndex < 0) field.value = fallback;
  }
}
