import { test } from '@playwright/test';
import { readArticles } from '#app/content/articles.server.ts';
import { isSample } from '#app/content/settings.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { pages } from './pages.ts';

/**
 * The first entry that fits. Without one, skips the running test and says what it needs, since it would check nothing;
 * a test of the sample fails.
 *
 * @param needed 'the content has no …'
 */
export function firstOf<T>(
  entries: readonly T[],
  fits: (entry: T) => boolean | undefined = () => true,
  needed = 'entry that this test needs',
): T {
  const found = entries.find(fits);
  if (found !== undefined) return found;
  const reason = `the content has no ${needed}`;
  if (!isSample()) test.skip(true, reason);
  throw new Error(reason);
}

/** Skips the tests of a file if the content has no …; those of the sample then fail. Call it outside a test. */
export function fileNeeds(fits: unknown, needed: string): void {
  test.skip(!(fits || isSample()), `the content has no ${needed}`);
}

/** The path of a page that a site need not have; a test that needs one for itself takes /contact or /data-protection. */
export const pageAt = (path: string) => firstOf(pages, (each) => each === path, `page ${path}`);

/** The first project with a page. */
export const firstProject = () => firstOf(readProjects(), undefined, 'contract in detail');

/** Path of a project's page. */
export const projectPath = () => detailsPath('project', firstProject().record.title);

/** Path of an article's page. */
export const articlePath = () =>
  detailsPath('blog', firstOf(readArticles().articles, undefined, 'note').title);
