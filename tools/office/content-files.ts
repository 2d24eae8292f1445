import { existsSync, readFileSync } from 'node:fs';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'zod';
import type { ContentReader } from '#app/content/yaml-reader.server.ts';
import { readers } from '#app/content-check.server.ts';
import { textPage } from '#app/corporate/text-page/content.server.ts';
import { textPagePaths } from '#app/corporate/text-page/read-text-page.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { hasTranslation, KEYS } from '#shared/translation.ts';
import { fieldOf, fieldsOf } from './fields.ts';
import { collectionOf, formLabel } from './groups.ts';
import { Hints } from './hints.ts';
import { singularOf } from './labels.ts';
import { parsedContent } from './saved.ts';
import { accepted, kindsOf, shapeOf } from './schema.ts';

/** A content file with its schema. */
interface ContentFile {
  file: string;
  schema: z.core.$ZodType;
}

/** The editor's field for a file whose root is a list. */
const ROOT = 'entries';

/** Every content file but those of the template, which an office does not edit. */
function contentFilesWithSchema(): ContentFile[] {
  const known = readers.flatMap((read) => {
    const { file, schema } = read as Partial<ContentReader<z.ZodType>>;
    return file && schema ? [{ file, schema }] : [];
  });
  const pages = [...textPagePaths()].toSorted().map((path) => `content/pages${path}.yaml`);
  // Some routes show the page of another route and have no file.
  const written = pages.filter((file) => existsSync(file));
  return [...known, ...written.map((file) => ({ file, schema: textPage }))];
}

/** The editor's languages, the original one first. */
function i18n(): NonNullable<CmsConfig['i18n']> {
  const codes = LANGUAGES.map(({ code }) => code);
  const own = codes.find((code) => !hasTranslation('content', code)) ?? codes[0] ?? 'en';
  return {
    structure: 'multiple_folders',
    locales: [own, ...codes.filter((code) => code !== own)],
    default_locale: own,
    omit_default_locale_from_file_path: true,
  };
}

/** The editor's forms, one per content file, derived from its schema. */
export function contentConfiguration(): Pick<CmsConfig, 'i18n'> & { forms: CollectionFile[] } {
  const files = contentFilesWithSchema();
  const hints = new Hints();
  return {
    i18n: i18n(),
    forms: files.map(({ file, schema }) => formOf(file, schema, files, hints)),
  };
}

function formOf(
  file: string,
  schema: z.core.$ZodType,
  files: readonly ContentFile[],
  hints: Hints,
): CollectionFile {
  const name = nameOf(file);
  const isTranslated = LANGUAGES.some(({ code }) =>
    existsSync(file.replace('content/', `content/${code}/`)),
  );
  const content = parsedContent(file, readFileSync(file, 'utf8'));
  const label = formLabel(name, content);
  const { inner, label: entries = label } = accepted(schema);
  const above = [inner];
  const context = {
    hints,
    isTranslated,
    language: isTranslated ? i18n().default_locale : undefined,
    above,
    relationTo: (reference: string) => relationTo(reference, files),
  };
  return {
    name,
    label,
    file: isTranslated ? file.replace('content/', 'content/{{locale}}/') : file,
    format: file.endsWith('.md') ? 'yaml-frontmatter' : 'yaml',
    i18n: isTranslated,
    fields: rootFields(schema, content, { ...context, entries }),
  };
}

function rootFields(
  schema: z.core.$ZodType,
  content: unknown,
  { entries, ...context }: Parameters<typeof fieldsOf>[2] & { entries: string },
): Field[] {
  const { inner } = accepted(schema);
  const shape = shapeOf(inner);
  if (shape) return fieldsOf(shape, [content], context);
  const union = kindsOf(inner);
  if (union) {
    const { discriminator, kinds } = union;
    const kind = (content as Record<string, unknown>)[discriminator];
    const own = kinds.find(({ name }) => name === kind)?.shape ?? {};
    return fieldsOf(own, [content], context);
  }
  const list = fieldOf(ROOT, schema, [content], { ...context, above: [] });
  const labels = { label: entries, label_singular: singularOf(entries) };
  const root = { ...list, ...labels, root: true } as Field;
  return [context.isTranslated ? (withKeys(root) as Field) : root];
}

/** A list whose entries occur in translations too, with at least their keys. */
function withKeys(list: object): object {
  const { fields = [] } = list as { fields?: Field[] };
  const own = fields.map((field) =>
    KEYS.includes(field.name) ? { ...field, i18n: 'duplicate' } : field,
  );
  return { ...list, i18n: 'duplicate', fields: own };
}

/** `content/pages/vision.yaml` → `pages-vision`. */
function nameOf(file: string): string {
  return file.replace(/^content\/|\.(?:yaml|md)$/g, '').replaceAll('/', '-');
}

/** A reference to an entry of another file: `the id of a client in clients.yaml`. */
const REFERENCE = /^the (\w+) of an? (.*) in ([\w-]+)\.yaml$/;

/** Fields that identify an entry for the office, the clearest first. */
const TELLING = ['name', 'title', 'category', 'label'];

/** A field that offers the entries of another file. */
function relationTo(reference: string, files: readonly ContentFile[]): object | undefined {
  const [, key = '', entry = '', name = ''] = REFERENCE.exec(reference) ?? [];
  const target = files.find(({ file }) => file === `content/${name}.yaml`);
  const list = target && listOf(entry, key, target.schema);
  if (!list) return undefined;
  // An entry whose key is itself a reference has no name: offer its target.
  const further = accepted(list.shape[key] as z.core.$ZodType).reference;
  if (further) return relationTo(further, files);
  const shown = TELLING.find((field) => field in list.shape) ?? key;
  return {
    widget: 'relation',
    collection: collectionOf(name),
    file: name,
    value_field: `${list.path}.*.${key}`,
    display_fields: [`${list.path}.*.${shown}`],
    search_fields: [`${list.path}.*.${shown}`],
  };
}

/** The list of a file whose entries have this key; of several, the one named after its entries. */
function listOf(entry: string, key: string, schema: z.core.$ZodType) {
  const { inner } = accepted(schema);
  const lists = Object.entries(shapeOf(inner) ?? { [ROOT]: schema }).flatMap(([path, each]) => {
    const { element } = accepted(each).inner._zod.def as Partial<z.core.$ZodArrayDef>;
    const shape = element && shapeOf(accepted(element).inner);
    return shape && key in shape ? [{ path, shape }] : [];
  });
  return lists.find(({ path }) => singularOf(path) === entry) ?? lists[0];
}
