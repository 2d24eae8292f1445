// What the editor says of a value by its schema, in place of the build.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { date, key, phone } from '#app/content/fields.server.ts';
import { contentOf } from '#office/document.ts';
import { mistakesIn } from '#office/mistakes.ts';
import { fileIn } from '#office/model.ts';
import { resolved } from '#office/schema.ts';
import { jsonSchemaOf } from './schema.ts';
import { officeSite } from './site.ts';

const fields = jsonSchemaOf(
  z.object({
    phone,
    key,
    date,
    summary: z.string().max(5),
    percent: z.number().min(0).max(100),
    posts: z.int().min(1),
    hours: z.int(),
  }),
);
const site = officeSite();
for (const schema of Object.values(site.schemas)) resolved(schema);
const contract = site.schemas['content/portfolio.yaml']?.properties?.records?.items ?? {};
const one = (schema: typeof fields, name: string, value: unknown) =>
  mistakesIn({ type: 'array', items: schema }, [{ [name]: value }]);

it.each([
  [contract, 'value', '14.2 million', { says: 'money' }],
  [contract, 'value', 'مليون', { says: 'money' }],
  [contract, 'duration', 8.5, { says: 'integer' }],
  [contract, 'duration', 'nine', { says: 'integer' }],
  [contract, 'duration', 0, { says: 'atLeast', values: { least: 1 } }],
  [fields, 'percent', '8 or 9', { says: 'number' }],
  [fields, 'percent', 100.5, { says: 'range', values: { least: 0, most: 100 } }],
  [fields, 'posts', 0, { says: 'atLeast', values: { least: 1 } }],
  [fields, 'phone', '013 000', { says: 'telephone' }],
  [fields, 'key', 'Oil & Gas', { says: 'key' }],
  [fields, 'date', '2026-02-30', { says: 'date' }],
  [fields, 'summary', ' 123456 ', { says: 'tooLong', values: { most: 5, count: 6 } }],
] as const)('%#: %s %s', (schema, name, value, mistake) => {
  expect(one(schema, name, value)).toEqual([{ path: [0, name], mistake }]);
});

it.each([
  [contract, 'value', '14200000.00'],
  [contract, 'value', undefined],
  [contract, 'duration', 180],
  [fields, 'hours', 1_412_000],
  [fields, 'phone', '+966 13 000 0010'],
  [fields, 'phone', '9200 00123'],
  [fields, 'phone', ' 800 123 4567'],
  [fields, 'summary', ' 12345 '],
  [fields, 'summary', '{shortName}'],
  [fields, 'date', '2028-02-29'],
] as const)('nothing of what is right: %s %s', (schema, name, value) => {
  expect(one(schema, name, value)).toEqual([]);
});

it.each(site.groups.flatMap(({ forms }) => forms))('nothing of what is saved: $name', (form) => {
  for (const { code } of site.languages) {
    const file = fileIn(form, code, site);
    if (!existsSync(file)) continue;
    const content = contentOf(file, readFileSync(file, 'utf8'));
    expect(mistakesIn(site.schemas[form.schema] ?? {}, content)).toEqual([]);
  }
});
