// The editor has a field for every value in the content files, and words in both languages for every field.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSample } from '#app/content/settings.server.ts';
import { contentOf } from '#office/document.ts';
import { fieldOf, labelOf, labelOfField } from '#office/labels.ts';
import { fileIn } from '#office/model.ts';
import { entryOf, kindIn, kindsOf, resolved, type Schema } from '#office/schema.ts';
import { isFields } from '#office/tree.ts';
import { LANGUAGES } from '#shared/language.ts';
import { officeSite } from './site.ts';

const site = officeSite();
const forms = site.groups.flatMap(({ forms }) => forms);
for (const schema of Object.values(site.schemas)) resolved(schema);

/** The paths of the values that a schema does not know. */
function unknownIn(given: Schema, value: unknown, path = ''): string[] {
  const schema = kindIn(given, value);
  if (Array.isArray(value))
    return value.flatMap((each, at) => unknownIn(entryOf(schema, at), each, `${path}[${at}]`));
  if (!isFields(value)) return [];
  const { properties, additionalProperties } = schema;
  return Object.entries(value).flatMap(([name, each]) => {
    const isKnown = properties?.[name] ?? additionalProperties;
    const at = `${path}.${name}`;
    return isKnown ? unknownIn(fieldOf(schema, name).field, each, at) : [at];
  });
}

it('every file has a form, except those of the template and the notes of translators', () => {
  const codes = LANGUAGES.map(({ code }) => code);
  const foreign = [...codes, 'estate'].map((name) => `content/${name}/`);
  const files = globSync('content/**/*.{yaml,md}').filter(
    (file) => !foreign.some((folder) => file.startsWith(folder)),
  );
  expect(forms.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

it.each(forms)('$name: every value has a field, in each language', (form) => {
  for (const { code } of site.languages) {
    const file = fileIn(form, code, site);
    if (!existsSync(file)) continue;
    const content = contentOf(file, readFileSync(file, 'utf8'));
    expect(unknownIn(site.schemas[form.schema] ?? {}, content)).toEqual([]);
  }
});

/** All words of a schema that the editor shows. */
function wordsIn(schema: Schema, name: string, above: readonly Schema[] = []): string[] {
  if (above.includes(schema)) return [];
  const below = [...above, schema];
  const { properties = {}, additionalProperties, hint, labels = {}, enum: values = [] } = schema;
  const listed = schema.propertyNames?.enum?.map(String) ?? [];
  const entry = schema.type === 'array' ? entryOf(schema) : undefined;
  return [
    labelOfField(name, schema),
    ...(hint ? [hint] : []),
    ...Object.values(labels),
    ...[...values.filter((each) => typeof each === 'string'), ...listed].map(
      (each) => labels[each] ?? labelOf(each),
    ),
    ...(kindsOf(schema) ?? []).flatMap((kind) => [
      kind.label ?? labelOf(String(kind.properties?.kind?.const)),
      ...wordsIn({ ...kind, label: 'Kind' }, '', below),
    ]),
    ...Object.entries(properties)
      .filter(([each]) => each !== 'kind')
      .flatMap(([each, field]) => wordsIn(field, each, below)),
    ...(additionalProperties ? wordsIn({ label: 'Kind', ...additionalProperties }, '', below) : []),
    ...(entry ? wordsIn({ label: labelOfField(name, schema), ...entry }, '', below) : []),
  ];
}

const words = new Set([
  ...Object.entries(site.schemas).flatMap(([file, schema]) => {
    const form = forms.find((each) => each.schema === file);
    const label = typeof form?.label === 'string' ? form.label : 'Kind';
    return wordsIn({ label, ...schema }, '');
  }),
  ...site.groups.map(({ label }) => label),
  ...forms.flatMap(({ label }) => (typeof label === 'string' ? [label] : [])),
]);

it('every label, choice and hint has its Arabic, and no Arabic is without use', () => {
  // Names of languages in themselves.
  const latin = [...words].filter(
    (each) => each !== 'Kind' && /^[\p{Script=Latin}\p{N}]/u.test(each) && /[a-z]/.test(each),
  );
  expect(latin.filter((each) => !site.arabic[each])).toEqual([]);
  if (isSample()) expect(Object.keys(site.arabic).filter((each) => !words.has(each))).toEqual([]);
});

it('no hint mentions the specification or code', () => {
  const hints = [...words].filter((each) => each.length > 40);
  expect(hints.length).toBeGreaterThan(100);
  expect(hints.filter((hint) => /`|\bspec \d|\.(?:ts|tsx|yaml)\b/.test(hint))).toEqual([]);
});

it('every form has another name', () => {
  const labels = forms.map(({ label }) => JSON.stringify(label));
  expect(new Set(labels).size).toBe(labels.length);
});
