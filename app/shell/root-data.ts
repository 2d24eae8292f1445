import type { ShellData } from './texts.tsx';

/** The matches a route's `meta` gets; the root's loader data is among them. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** What the root has loaded, for a route's `meta`; undefined only where that itself failed. */
export function rootData(matches: Matches): ShellData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined;
}
