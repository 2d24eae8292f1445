// Every JSON-LD object of the built site against schema.org's vocabulary (schema-dts, which Google generates
// from it), and job postings against what Google requires:
// https://developers.google.com/search/docs/appearance/structured-data/job-posting
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteManifest } from '#shared/manifest.ts';
import { programPath } from '#tools/program-path.ts';
import { elementsOf } from './html.ts';

type Thing = Record<string, unknown>;

const vocabulary = readFileSync(programPath('node_modules/schema-dts/dist/schema.d.ts'), 'utf8');

/** Interfaces of types by name, with their supertypes and the expected types of their properties. */
const bases = new Map(
  [...vocabulary.matchAll(/^(?:export )?interface (\w+) extends (.+?) \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']) => {
      const properties = [...body.matchAll(/^ {4}"([\w]+)"\?: SchemaValue<(.+), "\w+">;$/gm)];
      return [
        name,
        {
          parents: parents.match(/\w+/g) ?? [],
          properties: new Map(
            properties.map(([, key = '', range = '']) => [key, range.split(' | ')]),
          ),
        },
      ];
    },
  ),
);

/** All interfaces that a type extends, by names such as `JobPostingBase`. */
function lineage(name: string): string[] {
  return [name, ...(bases.get(name)?.parents ?? []).flatMap(lineage)];
}

/** The types that are of a type, by names such as `JobPostingLeaf`, and their unions. */
const unions = new Map(
  [...vocabulary.matchAll(/^export type (\w+) = ([^;]+);$/gm)].map(
    ([, name = '', members = '']) => [name, members.split(' | ')],
  ),
);

/** Whether a type is another, or one of its subtypes. */
function isA(type: string, other: string): boolean {
  const members = unions.get(other) ?? [];
  return members.includes(`${type}Leaf`) || members.some((member) => isA(type, member));
}

const FORMATS: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Date: (value) => /^\d{4}(?:-\d\d-\d\d)?$/.test(String(value)),
  DateTime: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(String(value)),
  Boolean: (value) => typeof value === 'boolean',
  Number: (value) => typeof value === 'number',
  Integer: Number.isInteger,
};

/** Deviations of an object, or of those inside it, from the vocabulary. */
function faultsOf(thing: Thing, place: string): string[] {
  const type = String(thing['@type']);
  const own = lineage(`${type}Leaf`);
  if (own.length < 2) return [`${place}: schema.org has no type ${type}`];
  return Object.entries(thing)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) => {
      const at = `${place}.${key}`;
      const range = own.map((each) => bases.get(each)?.properties.get(key)).find(Boolean);
      if (!range) return [`${at}: ${type} has no such property`];
      return [value].flat().flatMap((each) => valueFaults(each, range, at));
    });
}

function valueFaults(value: unknown, range: readonly string[], at: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const type = String((value as Thing)['@type']);
    const fits = range.some((each) => isA(type, each));
    return [
      ...(fits ? [] : [`${at}: expected ${range.join(' or ')}, got ${type}`]),
      ...faultsOf(value as Thing, at),
    ];
  }
  // A breadcrumb names its pages by address, as in Google's examples.
  const formats = range.map((each) => FORMATS[each === 'Thing' ? 'URL' : each]);
  const fits = formats.some((isFormat) => isFormat?.(value));
  return fits ? [] : [`${at}: expected ${range.join(' or ')}, got ${JSON.stringify(value)}`];
}

const site = 'build/site';
const { files, siteUrl } = JSON.parse(
  readFileSync(join(site, 'manifest.json'), 'utf8'),
) as SiteManifest;

/** The JSON-LD of every page that is built, with its later versions. */
const found = Object.entries(files)
  .flatMap(([path, file]) => [file, ...(file.later ?? [])].map((version) => ({ path, ...version })))
  .filter(({ headers }) => headers['content-type']?.startsWith('text/html'))
  .flatMap(({ path, file, status }) =>
    elementsOf(readFileSync(join(site, file), 'utf8'))
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text }) => ({ path, status, thing: JSON.parse(text) as Thing })),
  );

const ofType = (type: string) => found.filter(({ thing }) => thing['@type'] === type);

test('every object has types, properties and values of schema.org', () => {
  expect(ofType('Organization').map(({ path }) => path)).toContain('/');
  expect(found.flatMap(({ path, thing }) => faultsOf(thing, path))).toEqual([]);
});

test.each([
  ['an unknown type', { '@type': 'JobPost' }, 'no type JobPost'],
  ['a property of another type', { headline: 'a' }, 'no such property'],
  ['a text in place of a date', { datePosted: 'May' }, 'expected Date'],
  ['a fault inside', { jobLocation: { '@type': 'Place', adress: 'a' } }, 'no such property'],
  ['a value of another type', { jobLocation: { '@type': 'Person' } }, 'expected Place'],
])('the check finds %s', (_, thing, fault) => {
  const faults = faultsOf({ '@type': 'JobPosting', ...thing }, '');
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test('only the page of an open vacancy has a job posting, with what Google requires', () => {
  const isVacancy = (path: string) => /^(?:\/ar)?\/careers\/(?!404$)[^.]+$/.test(path);
  const open = Object.entries(files).filter(
    ([path, { status }]) => isVacancy(path) && status === 200,
  );
  const postings = ofType('JobPosting');
  expect(postings.map(({ path, status }) => [path, status]).toSorted()).toEqual(
    open.map(([path]) => [path, 200]).toSorted(),
  );
  // Their types are checked above.
  const matching = (pattern: RegExp) => expect.stringMatching(pattern);
  for (const { path, thing } of postings) {
    expect(thing, path).toMatchObject({
      title: matching(/\S/),
      description: matching(/^<p>[\s\S]+<ul>(?:<li>.+<\/li>)+<\/ul>$/),
      datePosted: matching(/^\d{4}-\d\d-\d\d$/),
      validThrough: matching(/^\d{4}-\d\d-\d\dT23:59:59[+-]\d\d:\d\d$/),
      employmentType: matching(/^(?:FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|OTHER)$/),
      hiringOrganization: { '@type': 'Organization', name: matching(/\S/), sameAs: siteUrl },
      jobLocation: {
        address: { addressLocality: matching(/\S/), addressCountry: matching(/^[A-Z]{2}$/) },
      },
      identifier: { '@type': 'PropertyValue' },
      url: siteUrl + path.split('/').map(encodeURIComponent).join('/'),
      directApply: true,
    });
  }
});
