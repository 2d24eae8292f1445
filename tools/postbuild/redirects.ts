import { ContentError } from '#app/content/content-error.server.ts';
import { didYouMean } from '#app/content/did-you-mean.server.ts';
import { absentPages } from '#app/content/page-files.server.ts';
import { lineOfPath, readSettings } from '#app/content/settings.server.ts';

/**
 * Old addresses in every language that has their page.
 *
 * @param given `redirects` of content/site.yaml
 * @param bases of all languages but the default
 * @param paths of all pages
 * @throws ContentError for an old address that a page has, and for one that leads to no page
 */
export function redirectsIn(
  given: Readonly<Record<string, string>>,
  bases: readonly string[],
  paths: ReadonlySet<string>,
): Record<string, string> {
  const redirects = Object.entries(given);
  // Pages that are shown on other days.
  const absent = absentPages();
  const faults = redirects.flatMap(([from, to]) => {
    const fault = (message: string) => {
      return { line: lineOfPath(from), field: `redirects.${from}`, message };
    };
    return [
      ...(paths.has(from) || absent.has(from)
        ? [fault('expected an address that no page has any more')]
        : []),
      ...(paths.has(to) || absent.has(to)
        ? []
        : [fault(`expected the address of a page, got "${to}"${didYouMean(to, paths)}`)]),
    ];
  });
  if (faults.length > 0) throw new ContentError(readSettings.file, faults);
  return Object.fromEntries(
    ['', ...bases].flatMap((base) =>
      redirects
        .map(([from, to]) => [`${base}${from}`, `${base}${to}`] as const)
        .filter(([, to]) => paths.has(to)),
    ),
  );
}
