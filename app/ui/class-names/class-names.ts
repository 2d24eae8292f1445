/** Joins class names, leaving out what is false, null or missing. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
