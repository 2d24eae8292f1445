import { detailsPath } from '#app/layout/details/details-path.ts';
import { isPrerenderedOf, prerenderedPath } from '#app/layout/details/prerendered-path.server.ts';

/** The fields that form the address of a vacancy. */
interface Named {
  number: string;
  title: string;
}

/** Path of a vacancy's page, such as `/careers/v-31-pipe-welder`. */
export const vacancyPath = (vacancy: Named) => detailsPath('careers', nameOf(vacancy));

/** The same path as the prerenderer must list it. */
export const prerenderedVacancyPath = (vacancy: Named) =>
  prerenderedPath('careers', nameOf(vacancy));

/** Whether the last part of a path names this vacancy. */
export const isPathOf = (param: string, vacancy: Named) => isPrerenderedOf(param, nameOf(vacancy));

/** Letters, digits and spaces only, so that `@` can mark a suffix. */
function nameOf({ number, title }: Named): string {
  return `${number} ${title}`.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? number;
}

/** A page as it will be from the start of a day on; see `SiteVersion` in shared/manifest.ts. */
interface LaterPath {
  /** Path of the page that it replaces. */
  path: string;
  /** ISO 8601 date. */
  date: string;
}

/**
 * The path at which a later version of a page of this section is prerendered: `/careers/@/20270201`,
 * `/careers/v-31-pipe-welder@20270201`. The same route must render it, because it hydrates at the page's
 * own path.
 */
export function laterPath({ path, date }: LaterPath): string {
  const day = date.replaceAll('-', '');
  return path === '/careers' ? `${path}/@/${day}` : `${path}@${day}`;
}

/** The date of a day as `laterPath` writes it. */
export function dateOf(day: string): string {
  return day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Reads a path that `laterPath` has made, also of the page's data; undefined for any other. */
export function readLaterPath(path: string): LaterPath | undefined {
  const [, page, day = '', data = ''] =
    /^((?:\/[a-z]{2,3})?\/careers(?:\/[^/@]+)?)(?:\/@\/|@)(\d{8})(\.data)?$/.exec(path) ?? [];
  return page === undefined ? undefined : { path: page + data, date: dateOf(day) };
}
