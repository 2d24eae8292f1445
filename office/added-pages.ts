import { kept } from '../inbox/storage.ts';
import { keepDraft } from './drafts.ts';
import { keyOfName } from './fields/new-entry.ts';
import type { Form, Site } from './model.ts';

const KEY = 'office-pages';

/** The pages that were added in this browser and are not in the site yet. */
function added(): Form[] {
  return JSON.parse(kept?.getItem(KEY) ?? '[]');
}

/** The site with the forms of added pages, until it has them itself. */
export function withAddedPages(site: Site): Site {
  const known = new Set(site.groups.flatMap(({ forms }) => forms.map(({ file }) => file)));
  const rest = added().filter(({ file }) => !known.has(file));
  kept?.setItem(KEY, JSON.stringify(rest));
  const groups = site.groups.map((group) =>
    group.name === 'pages' ? { ...group, forms: [...group.forms, ...rest] } : group,
  );
  return { ...site, groups };
}

/** Whether a page of this title can be added: its address is made of it, and no other has it. */
export function canAdd(title: string, { pages }: Site): boolean {
  return keyOfName(title) !== '' && !pages.includes(`/${keyOfName(title)}`);
}

/** Begins a page of text as unsaved work. @returns the name of its form */
export async function addPage(title: string, { languages }: Site): Promise<string> {
  const key = keyOfName(title);
  const [own, ...others] = languages;
  const form: Form = {
    name: `pages-${key}`,
    file: `content/pages/${key}.yaml`,
    label: { [own.code]: title },
    schema: 'pages',
    isTranslated: others.length > 0,
    page: `/${key}`,
  };
  kept?.setItem(KEY, JSON.stringify([...added(), form]));
  const kind = 'article';
  const values = {
    ...Object.fromEntries(others.map(({ code }) => [code, { kind }])),
    [own.code]: { kind, title, meta: { title } },
  };
  await keepDraft(form.name, { at: new Date(), texts: {}, values, uploads: new Map() });
  return form.name;
}
