import type { ContentFiles } from '../content-files.ts';
import type { Report } from '../report.ts';

export const title = 'Each saved property of the template has a date of its own';

/** `account.saved`, the date of every row, becomes a list of dates beside the rows. */
export function migrate(content: ContentFiles, report: Report): void {
  for (const yaml of content.named('estate/account')) {
    const date = ['account', 'saved'];
    const saved = yaml.value(date);
    if (typeof saved !== 'string') continue;
    for (const path of ['properties', 'favourites'].map((name) => ['account', name])) {
      const listings = yaml.value(path);
      if (!Array.isArray(listings)) continue;
      const [from, to] = listings;
      const dates = Array.from({ length: Number(to) - Number(from) }, () => saved);
      yaml.replace(path, String(path[1]), { listings: yaml.node(path), saved: dates });
      report.changed(yaml, path, 'has now "listings", and "saved" with a date for each of them');
    }
    yaml.remove(date);
    report.changed(yaml, date, `removed; its date ${JSON.stringify(saved)} is in both lists`);
  }
}
