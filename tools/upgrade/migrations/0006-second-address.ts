import type { ContentFiles } from '../content-files.ts';
import type { Report } from '../report.ts';

export const title = 'The second address of a page is content';

/** The page that had a second address, and that address, of the program before. */
const PAGE = 'quality-management';
const SECOND = '/thirdparty-inspection';

/** `aliasPicture` of a page becomes `alias`, with its path. */
export function migrate(content: ContentFiles, report: Report): void {
  for (const yaml of content.named('pages/*')) {
    const old = ['aliasPicture'];
    const picture = yaml.node(old);
    const isPage = yaml.file === `content/pages/${PAGE}.yaml`;
    if (picture && isPage) {
      yaml.replace(old, 'alias', { path: SECOND, picture });
      report.changed(yaml, old, `is now alias.picture, beside alias.path, ${SECOND}`);
    } else if (picture) {
      yaml.remove(old);
      report.changed(yaml, old, 'removed: only an address that this page did not have showed it');
    } else if (isPage && !yaml.node(['alias'])) {
      const own = yaml.value(['picture']);
      yaml.add([], 'alias', { path: SECOND, ...(own ? { picture: own } : {}) });
      report.changed(yaml, ['alias'], `added, so that ${SECOND} still shows this page`);
    }
  }
}
