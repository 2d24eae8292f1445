// The editor has a field for every value in the content files, in its language.
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { CollectionFile } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { isSample } from '#app/content/settings.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { contentConfiguration } from './content-files.ts';
import type { AnyField } from './forms.ts';
import { grouped } from './groups.ts';
import { parsedContent } from './saved.ts';

type Form = Omit<CollectionFile, 'fields'> & { fields: AnyField[] };

const { forms: configured, i18n } = contentConfiguration();
const forms = configured as Form[];
const own = ({ file }: Form) => file.replace('{{locale}}/', '');

/** A value of a file, with its field and, for an entry of a simple list, the list. */
interface Place {
  path: string;
  value: unknown;
  field?: AnyField;
  list?: AnyField | undefined;
}

/** The values of a file, and the fields for which it has none. */
function placesIn(form: Form, file: string): Place[] {
  const content = parsedContent(file, readFileSync(file, 'utf8')) as object;
  const [first] = form.fields;
  return first?.root ? placesOf(content, first, '') : placesInObject(content, form.fields, '');
}

function placesOf(value: unknown, field: AnyField, path: string, list?: AnyField): Place[] {
  const place = { path, value, field, list };
  if (isLeaf(place)) return [place];
  const below = [value].flat().flatMap((entry, index) => {
    const at = Array.isArray(value) ? `${path}[${index}]` : path;
    if (field.field) return placesOf(entry, field.field, at, field);
    const { [field.typeKey ?? '']: kind, ...rest } = entry as Record<string, unknown>;
    const type = field.types?.find(({ name }) => name === kind);
    return placesInObject(rest, type?.fields ?? field.fields ?? [], at);
  });
  return [place, ...below];
}

function placesInObject(value: object, fields: AnyField[], above: string): Place[] {
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(value)]);
  return [...names].flatMap((name) => {
    const field = fields.find((known) => known.name === name);
    const [path, each] = [`${above}.${name}`, (value as Record<string, unknown>)[name]];
    return field ? placesOf(each, field, path) : [{ path, value: each }];
  });
}

const isLeaf = ({ value, field }: Place) =>
  typeof value !== 'object' ||
  value === null ||
  /^(?:keyvalue|relation)$/.test(field?.widget ?? '');

/** Whether the editor would refuse to save a value. */
function isRefused({ value, field }: Place): boolean {
  const { required, pattern, min, max, maxlength, options } = (field ?? {}) as {
    required?: boolean | string[];
    pattern?: [string, string];
    min?: number;
    max?: number;
    maxlength?: number;
    options?: (string | { value: unknown })[];
  };
  const isEmpty =
    Array.isArray(value) || field?.widget === 'keyvalue'
      ? Object.keys(value ?? {}).length === 0
      : (value ?? '') === '';
  if (isEmpty && required) return true;
  if ((value ?? '') === '') return false;
  const size = Array.isArray(value) ? value.length : Number(value);
  const offered = options?.map((each) => (typeof each === 'object' ? each.value : each));
  // Sveltia CMS reads a pattern so.
  const [, source = '', flags] = /^\/?(.+?)(?:\/([dgimsuy]*))?$/.exec(pattern?.[0] ?? '') ?? [];
  return (
    !RegExp(source, flags).test(String(value)) ||
    size < (min ?? size) ||
    size > (max ?? size) ||
    String(value).length > (maxlength ?? Number.POSITIVE_INFINITY) ||
    offered?.includes(value) === false
  );
}

it('every file has a form, except those of the template and the notes of translators', () => {
  const codes = LANGUAGES.map(({ code }) => code);
  const foreign = [...codes, 'estate'].map((name) => `content/${name}/`);
  const files = globSync('content/**/*.{yaml,md}').filter(
    (file) => !foreign.some((folder) => file.startsWith(folder)),
  );
  expect(forms.map(own).toSorted()).toEqual(files.toSorted());
});

it.each(forms)('$name: every value has a field, and can be saved unchanged', (form) => {
  const places = placesIn(form, own(form));
  expect(places.filter(({ field }) => !field)).toEqual([]);
  expect(places.filter(isRefused)).toEqual([]);
});

it.each(forms)('$name: translations have the words and the keys, and nothing else', (form) => {
  for (const code of i18n?.locales?.filter((each) => each !== i18n.default_locale) ?? []) {
    const file = own(form).replace('content/', `content/${code}/`);
    expect(form.file.includes('{{locale}}'), file).toBe(existsSync(file));
    if (!existsSync(file)) continue;
    const others = placesIn(form, file).filter(
      (place) =>
        isLeaf(place) && place.value !== undefined && !place.field?.i18n && !place.list?.i18n,
    );
    expect(others).toEqual([]);
  }
});

/** The field at a path of names. */
function fieldAt(path: string): AnyField | undefined {
  const [form, ...names] = path.split(' ');
  const fields = forms.find(({ name }) => name === form)?.fields ?? [];
  return names.reduce<AnyField | undefined>(
    (above, name) => (above?.fields ?? fields).find((each) => each.name === name),
    undefined,
  );
}

const [original] = i18n?.locales ?? [];
const relation = { widget: 'relation', file: 'portfolio' };
const records = { ...relation, value_field: 'records.*.id', display_fields: ['records.*.title'] };
const sectors = { ...relation, value_field: 'sectors.*.id', display_fields: ['sectors.*.name'] };

it.each<[string, object]>([
  ['company tagline', { label: 'Tagline', hint: 'What the company does, in a few words.' }],
  ['company legalName', { label: 'Legal name' }],
  ['clients entries', { label_singular: 'Client', summary: '{{fields.name}}' }],
  ['project-details entries', { summary: '{{fields.record}}' }],
  [
    'portfolio records client',
    { file: 'clients', display_fields: ['entries.*.name'], required: false },
  ],
  ['portfolio records sector', sectors],
  ['project-details entries record', records],
  ['company-profile projects records', { field: records }],
  // A fact is required in the original language only, which has a field for it.
  ['portfolio records value', { required: LANGUAGES.length > 1 ? [original] : true }],
  ['portfolio records title', { required: true }],
])('the field %s has %j', (path, field) => {
  // A company may do without some files.
  if (!isSample() && !forms.some(({ name }) => name === path.split(' ')[0])) return;
  expect(fieldAt(path)).toMatchObject(field);
});

it('no hint mentions the specification or code', () => {
  const hints = JSON.stringify(forms).match(/(?<="hint":")(?:[^"\\]|\\.)*/g) ?? [];
  expect(hints.length).toBeGreaterThan(100);
  expect(hints.filter((hint) => /`|\bspec \d|\.(?:ts|tsx|yaml)\b/.test(hint))).toEqual([]);
});

it('every form is in one group, with a unique label', () => {
  const { collections = [] } = grouped(forms as CollectionFile[]);
  const listed = collections.flatMap((each) => ('files' in each ? each.files : []));
  expect(listed.map(({ name }) => name).toSorted()).toEqual(
    forms.map(({ name }) => name).toSorted(),
  );
  expect(new Set(listed.map(({ label }) => label)).size).toBe(listed.length);
});
