// Structured data of the built site: job postings against what Google requires:
// https://developers.google.com/search/docs/appearance/structured-data/job-posting
// That types and properties are schema.org's, the types of schema-dts say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteManifest } from '#shared/manifest.ts';
import { elementsOf } from './html.ts';

type Thing = Record<string, unknown>;

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

test('home describes the organization', () => {
  expect(ofType('Organization').map(({ path }) => path)).toContain('/');
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
