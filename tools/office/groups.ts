import type { CmsConfig, CollectionFile, FileCollection } from '@sveltia/cms';
import { labelOf } from './labels.ts';

/** A collection of the editor, with labels for its forms. */
interface Group {
  name: string;
  label: string;
  /** A Material Symbol. */
  icon: string;
  /** Labels by form name, in display order. */
  files: Record<string, string>;
}

const GROUPS: readonly Group[] = [
  {
    name: 'work',
    label: 'Contracts and clients',
    icon: 'engineering',
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
    icon: 'groups',
    files: { 'key-persons': 'Key persons', vacancies: 'Vacancies', careers: 'Page: Careers' },
  },
  {
    name: 'notes',
    label: 'Notes',
    icon: 'newspaper',
    files: { articles: 'Notes', career: 'Page: list of notes' },
  },
  {
    name: 'evidence',
    label: 'Certificates, figures',
    icon: 'verified',
    files: {
      certificates: 'Certificates and registrations',
      'company-figures': 'Figures: people, safety, local content, plant',
      prequalification: 'Prequalification: questions and answers',
    },
  },
  {
    name: 'company',
    label: 'Company',
    icon: 'apartment',
    files: {
      company: 'Names, addresses, telephones, registrations',
      contact: 'Page: Contact',
      'company-profile': 'Company profile (PDF)',
    },
  },
  {
    name: 'pictures',
    label: 'Pictures',
    icon: 'photo_library',
    files: { pictures: 'Pictures' },
  },
  {
    name: 'pages',
    label: 'Pages',
    icon: 'article',
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
const WEBSITE: Group = {
  name: 'website',
  label: 'Menus and settings',
  icon: 'settings',
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

/** The prefix of the forms of text pages. */
const PAGE = 'pages-';

/** Name of the collection of a form. */
export function collectionOf(form: string): string {
  return groupOf(form).name;
}

function groupOf(form: string): Group {
  const own = form.startsWith(PAGE) ? 'pages' : undefined;
  return GROUPS.find(({ name, files }) => name === own || form in files) ?? WEBSITE;
}

/** The label of a form: from its group, else the title of its text page. */
export function formLabel(form: string, content: unknown): string {
  const named = groupOf(form).files[form];
  if (named) return named;
  const { title } = content as { title?: unknown };
  return form.startsWith(PAGE) && typeof title === 'string'
    ? title
    : labelOf(form.replace(PAGE, ''));
}

/** The forms in their groups. */
export function grouped(forms: readonly CollectionFile[]): Pick<CmsConfig, 'collections'> {
  const collections = [...GROUPS, WEBSITE].map((group): FileCollection => {
    const { name, label, icon, files } = group;
    const order = Object.keys(files);
    const rank = (form: string) => (order.includes(form) ? order.indexOf(form) : order.length);
    const own = forms
      .filter((form) => groupOf(form.name) === group)
      .toSorted(
        (a, b) => rank(a.name) - rank(b.name) || (a.label ?? '').localeCompare(b.label ?? ''),
      );
    return { name, label, icon, i18n: true, files: own };
  });
  return { collections: collections.filter(({ files }) => files.length > 0) };
}
