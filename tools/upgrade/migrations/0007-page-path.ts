import type { ContentFiles } from '../content-files.ts';
import type { Report } from '../report.ts';

export const title = 'The path of a page is the name of its file';

/** Removes `path`, which had to be the name of the file. */
export function migrate(content: ContentFiles, report: Report): void {
  for (const yaml of content.named('pages/*')) {
    const path = ['path'];
    if (!yaml.node(path)) continue;
    yaml.remove(path);
    report.changed(yaml, path, 'removed: the name of the file is the address of the page');
  }
}
