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

/** Letters, digits and spaces only. */
function nameOf({ number, title }: Named): string {
  return `${number} ${title}`.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? number;
}
