// SITE_URL (.env.example): build and desk have to be told the same.
import { expect, it } from 'vitest';
import { startDesk } from '../testing/desk.ts';
import { mailEnvironment } from '../testing/mail.ts';
import { smallSite } from '../testing/small-site.ts';

const site = { ...smallSite, siteUrl: 'https://www.miqdam.example' };
const WARNING = /"level":40,.*"built":"https:\/\/www\.miqdam\.example".*another SITE_URL/;

it.each([
  ['another SITE_URL', { SITE_URL: 'https://miqdam.example' }],
  ['no SITE_URL, but a mail server', mailEnvironment('smtp://127.0.0.1:9')],
])('a desk with %s than the site was built for says so', async (_, env) => {
  expect((await startDesk({ site, env })).log()).toMatch(WARNING);
});

it.each([
  ['the same SITE_URL', { SITE_URL: 'https://www.miqdam.example/' }],
  ['a trial at localhost', {}],
])('%s: nothing is said', async (_, env) => {
  expect((await startDesk({ site, env })).log()).not.toContain('SITE_URL:');
});
