import { readArticles } from '#app/content/articles.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';

/**
 * The first entry that fits.
 *
 * @throws when the content has none, because the test would check nothing
 */
export function firstOf<T>(
  entries: readonly T[],
  fits: (entry: T) => boolean | undefined = () => true,
): T {
  const found = entries.find(fits);
  if (found === undefined) throw new Error('The content has no entry that this test needs');
  return found;
}

/** Path of a project's page. */
export const projectPath = detailsPath('project', firstOf(readProjects()).record.title);

/** Path of an article's page. */
export const articlePath = detailsPath('blog', firstOf(readArticles().articles).title);
