import { existsSync } from 'node:fs';
import { hiddenPages } from '#app/content/settings.server.ts';

/** Browser tests about one page each, which read its content. */
const SPECS: Readonly<Record<string, readonly string[]>> = {
  '/career': ['career', 'post'],
  '/careers': ['careers', 'careers-file', 'careers-form', 'vacancies'],
  '/certification': ['certificates'],
  '/contract': ['contract'],
  '/prequalification': ['prequalification'],
  '/project': ['portfolio', 'portfolio-table', 'project'],
};

/** The tests about pages that `hidden` in content/site.yaml names, and about a company profile that there is not. */
export function specsOfAbsentPages(): string[] {
  const hidden = hiddenPages();
  const absent = Object.entries(SPECS).flatMap(([page, names]) => (hidden.has(page) ? names : []));
  const profile = existsSync('content/company-profile.yaml') ? [] : ['company-profile'];
  return [...absent, ...profile].map((name) => `**/${name}.spec.ts`);
}
