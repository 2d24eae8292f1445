import type { ContentFiles } from '../content-files.ts';
import type { Report } from '../report.ts';

export const title = 'The path of a page is the name of its file';

/** The text pages of the program that showed no others. */
const SHOWN = [
  'what-we-do',
  'experience',
  'vision',
  'mission',
  'our-services',
  'pre-commissioning',
  'standard-compliance',
  'registration',
  'saudi-aramco-compliance',
  'sap-numbers',
  'IKTVA',
  'saudization',
  'quality-management',
  'aramco-safety',
  'staff-safety',
  'incident-free',
  'emergency-response',
  'safety-awards',
  'hse-policy',
  'public-statement',
  'privacy-policy',
  'our-history',
  'organizational-chart',
].map((page) => `content/pages/${page}.yaml`);

/** Removes `path`, which had to be the name of the file. */
export function migrate(content: ContentFiles, report: Report): void {
  for (const yaml of content.named('pages/*')) {
    const path = ['path'];
    if (!yaml.node(path)) continue;
    yaml.remove(path);
    report.changed(yaml, path, 'removed: the name of the file is the address of the page');
    if (SHOWN.includes(yaml.file)) continue;
    const what =
      'this page is public now, as every file in content/pages is: remove the file, or add its address to "hidden" in content/site.yaml, if nobody was to see it';
    report.decide(yaml, [], what);
  }
}
