import { labelOf } from '#office/labels.ts';
import type { Form, Group } from '#office/model.ts';

/** Labels by form name, in display order. */
type Files = Record<string, string>;

const GROUPS: readonly { name: string; label: string; files: Files }[] = [
  {
    name: 'work',
    label: 'Contracts and clients',
    files: {
      portfolio: 'Contracts',
      'project-details': 'Contracts described in full',
      clients: 'Clients',
      partners: 'Partners',
      expertise: 'Area of expertise: categories',
      disciplines: 'Area of expertise: contracts of each category',
    },
  },
  {
    name: 'people',
    label: 'People and vacancies',
    files: { 'key-persons': 'Key persons', vacancies: 'Vacancies', careers: 'Page: Careers' },
  },
  {
    name: 'notes',
    label: 'Notes',
    files: { articles: 'Notes', career: 'Page: list of notes' },
  },
  {
    name: 'evidence',
    label: 'Certificates, figures',
    files: {
      certificates: 'Certificates and registrations',
      'company-figures': 'Figures: people, safety, local content, plant',
      prequalification: 'Prequalification: questions and answers',
    },
  },
  {
    name: 'company',
    label: 'Company',
    files: {
      company: 'Names, addresses, telephones, registrations',
      contact: 'Page: Contact',
      'company-profile': 'Company profile (PDF)',
    },
  },
  {
    name: 'pictures',
    label: 'Pictures',
    files: { pictures: 'Pictures' },
  },
  {
    name: 'pages',
    label: 'Pages',
    files: {
      home: 'Home page',
      capabilities: 'Type of projects and capabilities',
      'expertise-page': 'Area of expertise',
      'portfolio-page': 'Projects portfolio',
      'thank-you': 'After a form is sent',
      search: 'Search',
      'data-protection': 'Data protection',
    },
  },
];

/** The group of all forms that are in no other. */
const WEBSITE: (typeof GROUPS)[number] = {
  name: 'website',
  label: 'Menus and settings',
  files: {
    layout: 'Menu, header and footer',
    'page-groups': 'Groups of pages',
    interface: 'Words of buttons, forms and tables',
    mail: 'Mails',
    uploads: 'Files that come with a message',
    registration: 'Registration of suppliers',
    inbox: 'Inbox: stages and templates',
    site: 'Settings',
  },
};

/** The address of the page on which one sees a form best, of those that are no pages of text. */
const PAGES: Record<string, string> = {
  portfolio: '/project',
  'project-details': '/project',
  'portfolio-page': '/project',
  clients: '/',
  partners: '/',
  'key-persons': '/',
  home: '/',
  layout: '/',
  expertise: '/area-of-expertise',
  'expertise-page': '/area-of-expertise',
  disciplines: '/area-of-expertise',
  vacancies: '/careers',
  careers: '/careers',
  articles: '/career',
  career: '/career',
  certificates: '/iso-certifications',
  'company-figures': '/prequalification',
  prequalification: '/prequalification',
  company: '/contact',
  contact: '/contact',
  capabilities: '/contract',
  'thank-you': '/thank-you',
  search: '/search',
  'data-protection': '/data-protection',
};

/** The page of a form; undefined where it has none. */
export function pageOf(form: string, file: string): string | undefined {
  return file.startsWith('content/pages/')
    ? file.replace(/^content\/pages|\.yaml$/g, '')
    : PAGES[form];
}

function groupOf(form: string) {
  const isPage = form.startsWith('pages-');
  return GROUPS.find(({ name, files }) => (isPage ? name === 'pages' : form in files)) ?? WEBSITE;
}

/** The label of a form that is no page of text. */
export function labelIn(form: string): string {
  return groupOf(form).files[form] ?? labelOf(form);
}

/** The forms in their groups; those without a place in one by their names. */
export function grouped(forms: readonly Form[]): Group[] {
  return [...GROUPS, WEBSITE].flatMap((group) => {
    const order = Object.keys(group.files);
    const rank = ({ name }: Form) => (order.includes(name) ? order.indexOf(name) : order.length);
    const own = forms
      .filter(({ name }) => groupOf(name) === group)
      .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
    return own.length > 0 ? [{ name: group.name, label: group.label, forms: own }] : [];
  });
}
