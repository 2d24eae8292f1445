import { basename } from 'node:path';
import { contentOf } from '#office/document.ts';
import { keyOf } from '#office/keys.ts';
import { fieldOf, labelOfField, tellingField } from '#office/labels.ts';
import { type Form, fileIn, type Site } from '#office/model.ts';
import { entryOf, kindIn, resolved, type Schema } from '#office/schema.ts';
import { isFields, isSame } from '#office/tree.ts';
import type { SiteChange } from '#shared/publishing.ts';
import type { Checkout } from './git.ts';

/** A change without the name of its form, and with the English labels of its fields. */
type Found = Pick<SiteChange, 'entry' | 'what'> & { fields: string[] };

const STATUS: Record<string, SiteChange['what']> = { A: 'added', D: 'removed' };

/** What differs in the company's folder between two commits, by the names that the editor has. */
export async function siteChanges(
  checkout: Checkout,
  from: string,
  to: string,
): Promise<SiteChange[]> {
  const diff = await checkout.git('diff', '--name-status', '--no-renames', '--relative', from, to);
  const files = diff.split('\n').flatMap((line) => {
    const [, status = '', path = ''] = /^(\w)\t"?(.*?)"?$/.exec(line) ?? [];
    return path ? [{ path, what: STATUS[status] ?? 'changed' }] : [];
  });
  // Reading it takes a quarter of a second.
  const site = files.some(({ path }) => isContent(path)) ? await siteOrNone() : undefined;
  const changes = files.map(async ({ path, what }): Promise<SiteChange[]> => {
    const known = site && formAt(path, site);
    if (!known) {
      return path.startsWith('media/')
        ? [{ form: { en: 'File', ar: 'ملف' }, entry: basename(path), what, fields: [] }]
        : [{ form: { en: 'Other files', ar: 'ملفات أخرى' }, entry: path, what, fields: [] }];
    }
    const at = async (commit: string) =>
      contentOf(path, (await checkout.ask('show', `${commit}:./${path}`)) ?? '');
    const [before, after] = [await at(from), await at(to)];
    const inBoth = (label: string) => ({ en: label, ar: site.arabic[label] ?? label });
    const found: Found[] =
      what === 'changed' ? compared(known.schema, before, after) : [{ what, fields: [] }];
    const form = nameOf(known, what === 'removed' ? before : after, inBoth);
    return found.map(({ fields, ...each }) => ({ form, ...each, fields: fields.map(inBoth) }));
  });
  return (await Promise.all(changes)).flat();
}

const isContent = (path: string) => /^content\/.*\.(?:yaml|md)$/.test(path);

/** The content may be wrong, which the publication tells; its modules read some of it already on import. */
async function siteOrNone(): Promise<Site | undefined> {
  try {
    const { officeSite } = await import('#tools/office/site.ts');
    return officeSite();
  } catch {
    return undefined;
  }
}

/** The form of a file, which a new page does not have yet, with its schema and the language of the file. */
function formAt(path: string, site: Site) {
  const forms = site.groups.flatMap(({ forms }) => forms);
  for (const language of site.languages) {
    const isIts = (each: Pick<Form, 'file'>) => fileIn(each, language.code, site) === path;
    const form = forms.find(isIts);
    const isPage = isIts({ file: `content/pages/${basename(path)}` });
    const written = form ? site.schemas[form.schema] : isPage && site.schemas.pages;
    if (written) return { form, language, site, schema: resolved(structuredClone(written)) };
  }
  return undefined;
}

function nameOf(
  { form, language, site }: NonNullable<ReturnType<typeof formAt>>,
  content: unknown,
  inBoth: (label: string) => SiteChange['form'],
): SiteChange['form'] {
  const title = isFields(content) ? String(content.title ?? '') : '';
  const label = form?.label ?? { [language.code]: title };
  const [first = ''] = Object.values(label);
  const name =
    typeof label === 'string' ? inBoth(label) : { en: label.en ?? first, ar: label.ar ?? first };
  if (language === site.languages[0]) return name;
  return { en: `${name.en} (${language.name})`, ar: `${name.ar} (${language.name})` };
}

function compared(given: Schema, before: unknown, after: unknown): Found[] {
  const schema = kindIn(given, after ?? before);
  if (isKeyed(before) && isKeyed(after)) return comparedEntries(schema, before, after);
  if (!isFields(before) || !isFields(after)) return [{ what: 'changed', fields: [] }];
  const names = changedNames(before, after);
  const isList = (name: string) => isKeyed(before[name]) && isKeyed(after[name]);
  const own = names.filter((name) => !isList(name)).map((name) => labelIn(schema, name));
  return [
    ...names
      .filter(isList)
      .flatMap((name) => compared(fieldOf(schema, name).field, before[name], after[name])),
    ...(own.length > 0 ? [{ what: 'changed', fields: own } as const] : []),
  ];
}

function comparedEntries(list: Schema, before: unknown[], after: unknown[]): Found[] {
  const entries = new Map([...before, ...after].map((each) => [keyOf(each), each]));
  const found = [...entries].flatMap(([key, entry]): Found[] => {
    const [was, is] = [before, after].map((all) => all.find((each) => keyOf(each) === key));
    const schema = kindIn(entryOf(list), entry);
    const telling = isFields(entry) && entry[tellingField(schema) ?? ''];
    const named = { entry: String(telling || key).slice(0, 100) };
    if (!isFields(was)) return [{ ...named, what: 'added', fields: [] }];
    if (!isFields(is)) return [{ ...named, what: 'removed', fields: [] }];
    if (isSame(was, is)) return [];
    const fields = changedNames(was, is).map((name) => labelIn(schema, name));
    return [{ ...named, what: 'changed', fields }];
  });
  // Only their order.
  return found.length > 0 ? found : [{ what: 'changed', fields: [] }];
}

const isKeyed = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((each) => keyOf(each) !== undefined);

const changedNames = (before: object, after: object) =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (name) => !isSame(Reflect.get(before, name), Reflect.get(after, name)),
  );

const labelIn = (schema: Schema, name: string) => labelOfField(name, fieldOf(schema, name).field);
