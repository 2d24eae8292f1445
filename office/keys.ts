import { KEYS } from '#shared/keys.ts';
import { isFields } from './tree.ts';

/** What an entry of a list is known by; undefined if only by its place. */
export function keyOf(entry: unknown): unknown {
  if (!isFields(entry)) return undefined;
  const name = KEYS.find((each) => each in entry);
  return name && entry[name];
}

/** The index of an entry in a list: by its key, else by its place. */
export function placeOf(entry: unknown, index: number, list: readonly unknown[]): number {
  const key = keyOf(entry);
  return key === undefined ? index : list.findIndex((each) => keyOf(each) === key);
}
