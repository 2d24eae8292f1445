/** Values of the query parameters that a page owns. */
export type UrlQuery<Name extends string> = Readonly<Record<Name, string>>;

/** The query parameters that a page owns; a parameter at its default is left out of the URL. */
export interface QuerySchema<Name extends string> {
  defaults: UrlQuery<Name>;
  /** Parameters with a form field of the same name. */
  fields: readonly Name[];
  /** Replaces invalid values. */
  normalise?: (query: UrlQuery<Name>) => UrlQuery<Name>;
  /** Each choice is a new history entry; by default it replaces the current one. */
  push?: boolean;
}

/** Reads a page's parameters from a URL's query. */
export function readQuery<Name extends string>(
  { defaults, normalise = (query) => query }: QuerySchema<Name>,
  params: URLSearchParams,
): UrlQuery<Name> {
  const entries = Object.entries<string>(defaults);
  const values = entries.map(([name, value]) => [name, params.get(name) ?? value]);
  return normalise(Object.fromEntries(values) as UrlQuery<Name>);
}

/** Returns `params` with a page's parameters set; other parameters are kept. */
export function writeQuery<Name extends string>(
  { defaults }: Pick<QuerySchema<Name>, 'defaults'>,
  params: URLSearchParams,
  query: UrlQuery<Name>,
): URLSearchParams {
  const result = new URLSearchParams(params);
  for (const [name, value] of Object.entries<string>(query)) {
    if (value === defaults[name as Name]) result.delete(name);
    else result.set(name, value);
  }
  return result;
}
