import { detailsPath } from '#app/shell/details/details-path.ts';

/** Section name of the details pages of projects (spec 2.3). */
export const SECTION = 'project';

/** Address of a project's page. */
export function projectPath(title: string): string {
  return detailsPath(SECTION, title);
}
