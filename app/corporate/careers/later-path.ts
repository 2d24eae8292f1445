const LATER = /\/later\/(\d{4}-\d\d-\d\d)(?=\/)/;

/**
 * The path at which a page is prerendered as it will be from the start of a day on, such as
 * `/later/2027-02-01/careers`; see `SiteVersion` in shared/manifest.ts. None is served.
 */
export const laterPath = (path: string, day: string) => `/later/${day}${path}`;

/**
 * The path that a prerendered page will have, and from which day on (ISO 8601); undefined for the page as of the
 * content's day.
 *
 * @param prerendered with the base of the language
 */
export function readLaterPath(prerendered: string): { path: string; day: string | undefined } {
  return { path: prerendered.replace(LATER, ''), day: LATER.exec(prerendered)?.[1] };
}
