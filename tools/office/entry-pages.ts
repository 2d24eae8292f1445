import { readArticles } from '#app/content/articles.server.ts';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { readVacancies } from '#app/corporate/careers/vacancies.server.ts';
import { vacancyPath } from '#app/corporate/careers/vacancy-path.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';

/** The key of an entry of a form. */
type Key = string | number;

const projectPath = (key: Key) => {
  const project = readProjects().find(({ record }) => record.id === key);
  return project && detailsPath('project', project.record.title);
};

/** The paths of entries with a page of their own, by form. */
const PATHS: Record<string, (key: Key) => string | undefined> = {
  portfolio: projectPath,
  'project-details': projectPath,
  vacancies(key) {
    const vacancy = readVacancies().find(({ number }) => number === key);
    return vacancy && vacancyPath(vacancy);
  },
  articles(key) {
    const note = readArticles().articles.find(({ id }) => id === key);
    return note && detailsPath('blog', note.title);
  },
};

/** The path of an entry's own page in the language of the process; undefined where it has none. */
export function pathOfEntry({ form, key }: { form: string; key: Key }): string | undefined {
  try {
    return PATHS[form]?.(key);
  } catch (error) {
    // Such as a picture that the site does not have yet: the page says it.
    if (error instanceof ContentMistake) return undefined;
    throw error;
  }
}
