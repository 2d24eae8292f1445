// The editor has a field for every value in the content files, in its language.
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { CollectionFile } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { contentConfiguration } from './content-files.ts';
import type { AnyField } from './forms.ts';
import { grouped } from './groups.ts';
import { parsedContent } from './saved.ts';

const { forms: configured, i18n } = contentConfiguration();
const forms = configured as (Omit<CollectionFile, 'fields'> & { fields: AnyField[] })[];
const others = (i18n?.locales ?? []).filter((code) => code !== i18n?.default_locale);

/** Paths of the values in a file that have no field. */
function withoutField(value: unknown, field: AnyField, path: string, accepts: Accepts): string[] {
  if (typeof value !== 'object' || value === null) {
    return accepts(field) ? [] : [`${path}: ${String(value)}`];
  }
  if (field.widget === 'keyvalue' || field.widget === 'relation')
    return accepts(field) ? [] : [path];
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => {
      const at = `${path}[${index}]`;
      if (field.field) return withoutField(each, field.field, at, inherited(field, accepts));
      return inObject(each, field, at, accepts);
    });
  }
  return inObject(value, field, path, accepts);
}

type Accepts = (field: AnyField) => boolean;

/** The values of a list have the language of the list. */
const inherited =
  (list: AnyField, accepts: Accepts): Accepts =>
  (field) =>
    accepts(field) || accepts(list);

function inObject(value: unknown, field: AnyField, path: string, accepts: Accepts): string[] {
  const { [field.typeKey ?? '']: kind, ...rest } = value as Record<string, unknown>;
  const fields = field.types?.find(({ name }) => name === kind)?.fields ?? field.fields ?? [];
  return inFields(field.typeKey ? rest : (value as object), fields, path, accepts);
}

function inFields(value: object, fields: AnyField[], path: string, accepts: Accepts): string[] {
  return Object.entries(value).flatMap(([name, each]) => {
    const field = fields.find((known) => known.name === name);
    return field ? withoutField(each, field, `${path}.${name}`, accepts) : [`${path}.${name}`];
  });
}

function unknownIn(form: (typeof forms)[number], file: string, accepts: Accepts): string[] {
  const content = parsedContent(file, readFileSync(file, 'utf8'));
  const [first] = form.fields;
  if (first?.root) return withoutField(content, first, file, accepts);
  return inFields(content as object, form.fields, file, accepts);
}

const own = (form: Pick<CollectionFile, 'file'>) => form.file.replace('{{locale}}/', '');

it('every file has a form, except those of the template and the notes of translators', () => {
  const codes = LANGUAGES.map(({ code }) => code);
  const files = globSync('content/**/*.{yaml,md}').filter(
    (file) => !codes.some((code) => file.startsWith(`content/${code}/`)),
  );
  const edited = files.filter((file) => !file.startsWith('content/estate/'));
  expect(forms.map(own).toSorted()).toEqual(edited.toSorted());
});

it.each(forms)('$name: every field', (form) => {
  expect(unknownIn(form, own(form), () => true)).toEqual([]);
});

it.each(forms)('$name: translations have the words and the keys, and nothing else', (form) => {
  for (const code of others) {
    const file = form.file.replace('{{locale}}', code);
    const hasOne = file !== form.file && existsSync(file);
    expect(hasOne, file).toBe(existsSync(own(form).replace('content/', `content/${code}/`)));
    if (hasOne) expect(unknownIn(form, file, ({ i18n: words }) => Boolean(words))).toEqual([]);
  }
});

/** Values of a file that the editor would refuse to save. */
function refusals(value: unknown, field: AnyField, path: string): string[] {
  const { required, pattern, min, max, maxlength, options } = field as unknown as Rules;
  if (value === undefined || value === null || value === '')
    return required ? [`${path} is missing`] : [];
  const length = Array.isArray(value) ? value.length : Number(value);
  const isWrong =
    (pattern && !expression(pattern[0]).test(String(value))) ||
    (min !== undefined && length < min) ||
    (max !== undefined && length > max) ||
    (maxlength !== undefined && String(value).length > maxlength) ||
    (options &&
      !options.some((each) => (typeof each === 'object' ? each.value : each) === value)) ||
    (required && Array.isArray(value) && length === 0);
  return [
    ...(isWrong ? [`${path}: ${String(value)}`] : []),
    ...(Array.isArray(value) ? value : [value]).flatMap((each, index) => {
      if (field.field) return refusals(each, field.field, `${path}[${index}]`);
      const kind = field.types?.find(({ name }) => name === each[field.typeKey ?? '']);
      const fields = kind?.fields ?? field.fields ?? [];
      return fields.flatMap((part) => refusals(each[part.name], part, `${path}.${part.name}`));
    }),
  ];
}

interface Rules {
  required?: boolean | string[];
  pattern?: [string, string];
  min?: number;
  max?: number;
  maxlength?: number;
  options?: (string | { value: unknown })[];
}

/** A pattern as Sveltia CMS reads it. */
function expression(pattern: string): RegExp {
  const [, source = '', flags] = /^\/?(.+?)(?:\/([dgimsuy]*))?$/.exec(pattern) ?? [];
  return new RegExp(source, flags);
}

it.each(forms)('$name: its content can be saved unchanged', (form) => {
  const content = parsedContent(own(form), readFileSync(own(form), 'utf8'));
  const [first] = form.fields;
  const found = first?.root
    ? refusals(content, first, '')
    : form.fields.flatMap((field) =>
        refusals((content as Record<string, unknown>)[field.name], field, field.name),
      );
  expect(found).toEqual([]);
});

it('every relation offers the entries of an existing list', () => {
  const text = JSON.stringify(forms);
  const relation =
    /"file":"([\w-]+)","value_field":"(\w+)\.\*\.id","display_fields":\["\2\.\*\.(\w+)"\]/g;
  const relations = [...text.matchAll(relation)];
  expect(relations.length).toBeGreaterThan(0);
  for (const [, file = '', list = '', shown] of relations) {
    const names = fieldAt(file, list)?.fields?.map(({ name }) => name);
    expect(names, file).toEqual(expect.arrayContaining(['id', shown]));
  }
});

/** The field at a path of names. */
function fieldAt(form: string, ...names: string[]): AnyField | undefined {
  let fields: AnyField[] = forms.find(({ name }) => name === form)?.fields ?? [];
  let found: AnyField | undefined;
  for (const name of names) {
    found = fields.find((each) => each.name === name);
    fields = found?.fields ?? [];
  }
  return found;
}

it('label and hint are those of the schema, or the name of the field in words', () => {
  expect(fieldAt('company', 'tagline')).toMatchObject({
    label: 'Tagline',
    hint: 'What the company does, in a few words.',
  });
  expect(fieldAt('company', 'legalName')).toMatchObject({ label: 'Legal name' });
  expect(fieldAt('company', 'hours')).toMatchObject({ label: 'Hours', hint: 'Office hours.' });
});

it('no hint mentions the specification or code', () => {
  const hints = JSON.stringify(forms).match(/(?<="hint":")(?:[^"\\]|\\.)*/g) ?? [];
  expect(hints.length).toBeGreaterThan(100);
  expect(hints.filter((hint) => /`|\bspec \d|\.(?:ts|tsx|yaml)\b/.test(hint))).toEqual([]);
});

it('an entry is shown by its name, and a reference by the name of its target', () => {
  expect(fieldAt('clients', 'entries')).toMatchObject({
    label: 'Clients',
    label_singular: 'Client',
    summary: '{{fields.name}}',
  });
  expect(fieldAt('project-details', 'entries')).toMatchObject({ summary: '{{fields.record}}' });
});

it.each([
  ['portfolio', ['records', 'client'], 'clients', 'entries.*.id', 'entries.*.name'],
  ['portfolio', ['records', 'sector'], 'portfolio', 'sectors.*.id', 'sectors.*.name'],
  ['project-details', ['entries', 'record'], 'portfolio', 'records.*.id', 'records.*.title'],
  ['disciplines', ['entries', 'category'], 'expertise', 'categories.*.id', 'categories.*.category'],
])('%s offers names: %j', (form, path, file, value, shown) => {
  expect(fieldAt(form, ...path)).toMatchObject({
    widget: 'relation',
    file,
    value_field: value,
    display_fields: [shown],
  });
});

it('an entry whose key is a reference is offered by the name of its target', () => {
  const records = fieldAt('company-profile', 'projects', 'records');
  expect(records?.field).toMatchObject({ file: 'portfolio', display_fields: ['records.*.title'] });
});

it('every form is in one group, with a unique label', () => {
  const { collections = [] } = grouped(forms as CollectionFile[]);
  const listed = collections.flatMap((each) => ('files' in each ? each.files : []));
  expect(listed.map(({ name }) => name).toSorted()).toEqual(
    forms.map(({ name }) => name).toSorted(),
  );
  expect(new Set(listed.map(({ label }) => label)).size).toBe(listed.length);
});

it('a fact is required only in the original language, which has a field for it', () => {
  const [own] = i18n?.locales ?? [];
  expect(fieldAt('portfolio', 'records', 'value')).toMatchObject({ required: [own] });
  expect(fieldAt('portfolio', 'records', 'title')).toMatchObject({ required: true });
  expect(fieldAt('pictures', 'entries', 'focus', 'left')).toMatchObject({ required: [own] });
});
