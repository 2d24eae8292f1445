import type { ContentFiles } from '../content-files.ts';
import type { Report } from '../report.ts';

export const title = 'A text that a comment follows is in quotes';

/** The program refuses others since it cannot know whether ` #4` of `Gate #4` is a comment. It always was one. */
export function migrate(content: ContentFiles, report: Report): void {
  for (const yaml of content.all()) {
    for (const path of yaml.quoteBesideComments()) {
      const text = JSON.stringify(yaml.value(path));
      const what = `${text} is in quotes; if what follows is no comment but text, move it into them`;
      report.changed(yaml, path, what);
    }
  }
}
