import { ContentMistake } from '#app/content/content-error.server.ts';
import { didYouMean } from '#app/content/did-you-mean.server.ts';

/**
 * Old addresses in every language that has their page.
 *
 * @param given `redirects` of content/site.yaml
 * @param bases of all languages but the default
 * @param paths of all pages
 * @throws ContentMistake for an old address that a page has, and for one that leads to no page
 */
export function redirectsIn(
  given: Readonly<Record<string, string>>,
  bases: readonly string[],
  paths: ReadonlySet<string>,
): Record<string, string> {
  const redirects = Object.entries(given);
  const faults = redirects.flatMap(([from, to]) => [
    ...(paths.has(from) ? [`${from}: expected an address that no page has any more`] : []),
    ...(paths.has(to)
      ? []
      : [`${from}: expected the address of a page, got "${to}"${didYouMean(to, paths)}`]),
  ]);
  if (faults.length > 0) {
    throw new ContentMistake(
      faults.map((fault) => `content/site.yaml redirects.${fault}`).join('\n'),
    );
  }
  return Object.fromEntries(
    ['', ...bases].flatMap((base) =>
      redirects
        .map(([from, to]) => [`${base}${from}`, `${base}${to}`] as const)
        .filter(([, to]) => paths.has(to)),
    ),
  );
}
