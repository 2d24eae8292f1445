import { existsSync, readFileSync } from 'node:fs';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { textOf } from '#app/content/files.server.ts';
import { pageFiles } from '#app/content/page-files.server.ts';
import type { ContentReader } from '#app/content/yaml-reader.server.ts';
import { readers } from '#app/content-check.server.ts';
import { textPage } from '#app/corporate/text-page/content.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { KEYS, KIND, originalLanguage } from '#shared/translation.ts';
import { type Context, fieldOf, fieldsOf, ROOT } from './fields.ts';
import { formLabel } from './groups.ts';
import { parsedContent } from './saved.ts';
import { hasText, jsonSchemaOf, kindsOf, type Schema } from './schema.ts';

/** A content file with its schema, as JSON Schema and as the build reads it. */
export interface ContentFile {
  file: string;
  schema: Schema;
  reads: z.ZodType;
}

/** Every content file with its schema, but those of the template, which an office does not edit. */
export function contentFiles(): ContentFile[] {
  const known = readers().flatMap((read) => {
    const { file, schema } = read as Partial<ContentReader<z.ZodType>>;
    return file && schema ? [{ file, schema: jsonSchemaOf(schema), reads: schema }] : [];
  });
  const page = { schema: jsonSchemaOf(textPage), reads: textPage };
  const pages = pageFiles().map(({ path }) => ({ file: `content/pages${path}.yaml`, ...page }));
  return [...known, ...pages];
}

/** The editor's languages, the original one first. */
function i18n() {
  const codes = LANGUAGES.map(({ code }) => code);
  const own = originalLanguage().code;
  return {
    structure: 'multiple_folders',
    locales: [own, ...codes.filter((code) => code !== own)],
    default_locale: own,
    omit_default_locale_from_file_path: true,
  } satisfies CmsConfig['i18n'];
}

/** The editor's forms, one per content file, derived from its schema. */
export function contentConfiguration(): Pick<CmsConfig, 'i18n'> & { forms: CollectionFile[] } {
  return {
    i18n: i18n(),
    forms: contentFiles().map(({ file, schema }) => formOf(file, schema)),
  };
}

function formOf(file: string, schema: Schema): CollectionFile {
  const name = nameOf(file);
  const mayLack = LANGUAGES.filter(({ untranslated }) => untranslated === 'show');
  const isTranslated =
    (mayLack.length > 0 && hasText(schema)) ||
    LANGUAGES.some(({ code }) => existsSync(file.replace('content/', `content/${code}/`)));
  const content = parsedContent(file, textOf(file, readFileSync(file)));
  const label = formLabel(name, content);
  const language = isTranslated ? i18n().default_locale : undefined;
  const complete = LANGUAGES.filter((each) => !mayLack.includes(each)).map(({ code }) => code);
  const context = {
    isTranslated,
    language,
    complete: mayLack.length > 0 ? complete : undefined,
    above: [schema],
  };
  return {
    name,
    label,
    file: isTranslated ? file.replace('content/', 'content/{{locale}}/') : file,
    format: file.endsWith('.md') ? 'yaml-frontmatter' : 'yaml',
    i18n: isTranslated,
    fields:
      schema.type === 'array'
        ? [rootList({ label, ...schema }, content, context)]
        : fieldsOf(kindIn(schema, content), [content], context),
  };
}

/** Of a schema with several kinds, that of this content. */
function kindIn(schema: Schema, content: unknown): Schema {
  const { [KIND]: kind } = content as { [KIND]?: unknown };
  return kindsOf(schema)?.find(({ properties }) => properties?.[KIND]?.const === kind) ?? schema;
}

/** The field of a file that is a list. Its entries occur in translations too, with at least their keys. */
function rootList(schema: Schema, content: unknown, context: Context): Field {
  const list = { ...fieldOf(ROOT, schema, [content], context), root: true };
  if (!context.isTranslated) return list as Field;
  const { fields = [] } = list as { fields?: Field[] };
  const own = fields.map((field) =>
    KEYS.includes(field.name) ? { ...field, i18n: 'duplicate' } : field,
  );
  return { ...list, i18n: 'duplicate', fields: own } as Field;
}

/** `content/pages/vision.yaml` → `pages-vision`. */
function nameOf(file: string): string {
  return file.replace(/^content\/|\.(?:yaml|md)$/g, '').replaceAll('/', '-');
}
