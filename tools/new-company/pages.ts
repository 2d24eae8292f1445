interface OfferedPage {
  label: string;
  /** The content that only this page shows; that of a text page is its file in content/pages. */
  files?: readonly string[];
  /** Further addresses that come with it. */
  also?: readonly string[];
}

/** The pages that a company may want, besides home, contact, search and data protection. */
export const PAGES = {
  '/area-of-expertise': { label: 'Area of expertise: all trades', files: ['expertise-page'] },
  '/contract': { label: 'Capabilities: service types, clients', files: ['capabilities'] },
  '/project': { label: 'Projects portfolio', files: ['portfolio-page', 'project-details'] },
  '/certification': {
    label: 'Certificates and registrations',
    files: ['certificates'],
    also: ['/iso-certifications'],
  },
  '/prequalification': { label: 'Pre-qualification', files: ['prequalification'] },
  '/careers': { label: 'Careers with application form', files: ['careers', 'vacancies'] },
  '/career': { label: 'Notes and news', files: ['career', 'articles'] },
  '/vision': { label: 'Vision' },
  '/mission': { label: 'Mission' },
  '/hse-policy': { label: 'HSE policy' },
  '/quality-management': { label: 'Quality management' },
  '/emergency-response': { label: 'Emergency response' },
  '/privacy-policy': { label: 'Human rights policy' },
  '/public-statement': { label: 'Policy of public statement' },
  '/registration': { label: 'Supplier registration' },
} as const satisfies Record<string, OfferedPage>;

export type Page = keyof typeof PAGES;

const ALWAYS = ['/', '/contact', '/thank-you', '/search', '/data-protection'];

const offered = Object.entries(PAGES) as [Page, OfferedPage][];

/** Whether it is a text page, with a file in content/pages. */
export const isTextPage = (page: Page) => !('files' in PAGES[page]);

/** Addresses of all pages of a site with these. */
export function addressesOf(wanted: readonly Page[]): Set<string> {
  const also = wanted.flatMap((page) => (PAGES[page] as OfferedPage).also ?? []);
  return new Set([...ALWAYS, ...wanted, ...also]);
}

/** Pages of the program that a site with these does not have: `hidden` of content/site.yaml. */
export function hiddenWith(wanted: readonly Page[]): string[] {
  return offered
    .filter(([page]) => !isTextPage(page) && !wanted.includes(page))
    .flatMap(([page, { also = [] }]) => [page, ...also]);
}

/** Names of the content files of the wanted pages of the program. */
export function filesOf(wanted: readonly Page[]): string[] {
  return wanted.flatMap((page) => (PAGES[page] as OfferedPage).files ?? []);
}
