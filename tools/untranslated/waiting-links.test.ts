// Decision 0012: what the other pages say of one that waits for its translation.
import { writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { sampleLanguage } from '#shared/sample-language.ts';

/** A site in English, French and Hindi, in which Hindi lacks a page. */
function enterSite(own: string) {
  enterTemporaryDirectory('content/fr', 'content/hi', 'build');
  const languages = ['en', 'fr', 'hi'].map(sampleLanguage);
  writeFileSync('content/site.yaml', stringify({ languages }));
  writeFileSync('build/waiting.hi.json', '{ "/vision": "content/pages/vision.yaml" }');
  vi.resetModules();
  vi.stubEnv('LANGUAGE', own);
  vi.stubEnv('SITE_URL', 'https://site.example');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
}

test('its links lead to the original, in the language of that, and so does the structured data', async () => {
  enterSite('hi');
  const { withOriginalPages } = await import('./waiting-links.ts');
  const page = (vision: string, data: string) =>
    `<a class="a" href="/hi/contact">C</a>${vision}<script>{"item":"${data}"}</script>`;
  expect(
    withOriginalPages(
      page('<a class="a" href="/hi/vision?b#c">V</a>', 'https://site.example/hi/vision'),
    ),
  ).toBe(
    page('<a hreflang="en" class="a" href="/vision?b#c">V</a>', 'https://site.example/vision'),
  );
});

test('the page in other languages names only those that have it', async () => {
  enterSite('en');
  const { othersWith } = await import('#app/content/waiting.server.ts');
  expect(othersWith('/vision')).toEqual({ others: { fr: '/vision' } });
  expect(othersWith('/contact')).toEqual({});
});
