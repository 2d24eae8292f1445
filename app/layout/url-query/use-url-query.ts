import {
  type FormEvent,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keptPlace } from '#app/frame/kept-sections.ts';
import { nextPaint } from '#app/ui/next-paint.ts';
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
 * Keeps state in the query of the URL. A change is shown at once, one of typing in a transition; the URL
 * follows after the next paint. Until hydration the query is at its defaults, as in the prerendered HTML.
 *
 * `form` ties an uncontrolled form to the query: values entered before hydration become part of the
 * URL, and the fields follow the URL, except for a text field that is being typed into.
 *
 * @param schema constant
 */
export function useUrlQuery<Name extends string>(schema: QuerySchema<Name>) {
  const [search, show] = useState('');
  /** Steps back and forward, each of which the fields follow. */
  const [steps, count] = useState(0);
  const latest = useRef(search);
  const shown = useRef(search);
  const isShown = useCallback(() => shown.current === latest.current, []);
  const follow = useFollow(isShown);

  useEffect(() => {
    shown.current = search;
  }, [search]);

  useEffect(() => {
    const read = () => {
      latest.current = currentSearch();
      show(latest.current);
      count((before) => before + 1);
    };
    // WebKit empties fields without autocompletion when it takes a page from its back/forward cache.
    const readAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    read();
    addEventListener('popstate', read);
    addEventListener('pageshow', readAgain);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('pageshow', readAgain);
    };
  }, []);

  useLayoutEffect(() => {
    if (steps > 0) void withoutScrollAnchoring(steps === 1 ? keptPlace() : undefined);
  }, [steps]);

  const query = useMemo(() => readQuery(schema, new URLSearchParams(search)), [schema, search]);
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
      // A letter is shown before what it changes.
      if (field === undefined) show(after);
      else startTransition(() => show(after));
      void follow(after, push, field);
    },
    [schema, follow],
  );

  const form = useQueryForm(schema, query, change, steps);
  return { query, change, form };
}

/**
 * Writes the latest query into the URL, skipping earlier ones that are still pending.
 *
 * @param isShown whether the page shows the latest query
 */
function useFollow(isShown: () => boolean) {
  const count = useRef(0);
  const isPush = useRef(false);
  const last = useRef({ time: -INTERVAL_MS, field: '', search: '' });
  return useCallback(
    async (search: string, push: boolean, field = '') => {
      count.current += 1;
      const turn = count.current;
      isPush.current ||= push;
      const before = currentSearch();
      do await nextPaint();
      while (!isShown());
      const wait = last.current.time + INTERVAL_MS - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const current = currentSearch();
      const isUnchanged = current === before || current === last.current.search;
      // The visitor has gone back or forward meanwhile.
      if (!isUnchanged || turn !== count.current) return;
      const isSameEntry =
        field !== '' && last.current.field === field && last.current.search === current;
      const replaces = !isPush.current || isSameEntry;
      isPush.current = false;
      if (search === current) return;
      last.current = { time: performance.now(), field, search };
      const address = `${location.pathname}${search && `?${search}`}${location.hash}`;
      if (replaces) history.replaceState(history.state, '', address);
      else history.pushState(null, '', address);
    },
    [isShown],
  );
}

/**
 * Lets what the query hides until the next paint leave the position as it is: the browser has restored the one at which
 * the visitor left, if not to the pixel.
 *
 * @param place that position, if known
 */
async function withoutScrollAnchoring(place: number | undefined): Promise<void> {
  const { style } = document.documentElement;
  const restored = scrollY;
  style.overflowAnchor = 'none';
  await nextPaint();
  if (place !== undefined && scrollY === restored) scrollTo({ top: place, behavior: 'instant' });
  style.overflowAnchor = '';
}

function currentSearch(): string {
  return new URLSearchParams(location.search).toString();
}

function useQueryForm<Name extends string>(
  { defaults, fields }: QuerySchema<Name>,
  query: UrlQuery<Name>,
  change: (part: Partial<UrlQuery<Name>>, options?: ChangeOptions) => void,
  steps: number,
) {
  const ref = useRef<HTMLFormElement>(null);
  /** The step after which the fields followed the URL last; the first is hydration. */
  const followed = useRef(0);

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
    if (!form || steps === 0) return;
    const isFirst = followed.current === 0;
    const isReturn = !isFirst && followed.current !== steps;
    followed.current = steps;
    const params = new URLSearchParams(location.search);
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
  }, [query, steps]);

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
