// Decision 0020: notes, vacancies, text pages and slides that are drafts, or outside of their days, are not in the site.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readArticles } from '#app/content/articles.server.ts';
import { contentDate } from '#app/content/content-date.server.ts';
import { runWithDrafts } from '#app/content/drafts.server.ts';
import { pageFiles } from '#app/content/page-files.server.ts';
import { isShown } from '#app/content/schedule.server.ts';
import { isSample, readSettings } from '#app/content/settings.server.ts';
import { ContentSandbox, READS_ONCE } from '#app/content-sandbox.ts';
import { readVacancies } from '#app/corporate/careers/vacancies.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { programPath } from '#tools/program-path.ts';
import { NEXT_CHANGE } from '#tools/publish/next-change.ts';

const copy = new ContentSandbox();
// The process that checks keeps the routes with which it starts.
beforeAll(() => copy.check());
afterEach(() => copy.restore());
afterAll(() => copy.remove());

const day = (days: number) => Temporal.PlainDate.from(contentDate()).add({ days }).toString();

/** Changes fields of an entry. */
const set = (file: string, path: (string | number)[], fields: object) =>
  copy.edit(`content/${file}.yaml`, (document) => {
    for (const [name, value] of Object.entries(fields)) document.setIn([...path, name], value);
  });

/** The addresses, the feed, the list of all pages and the menus of the site, how many slides it has, and when it changes next. */
function site() {
  const from = (name: string, path: string) =>
    `const { ${name} } = await import(${JSON.stringify(programPath(path))});`;
  const script = `${from('prerenderedPaths', 'app/prerender.server.ts')}
    ${from('knownPaths', 'app/content/paths.server.ts')}
    ${from('atomFeed', 'tools/postbuild/atom.ts')}
    ${from('readSubjects', 'app/corporate/search/subjects.server.ts')}
    ${from('readLayout', 'app/content/layout.server.ts')}
    ${from('readHome', 'app/corporate/home/content.server.ts')}
    ${from('writeNextChange', 'tools/postbuild/next-change.ts')}
    const { navigation, footer } = readLayout();
    writeNextChange('build');
    const paths = prerenderedPaths({ getStaticPaths: () => [...knownPaths()] });
    const words = [atomFeed('https://www.example.com'), ...[readSubjects(), navigation, footer, paths].map((each) => JSON.stringify(each))];
    console.log(JSON.stringify({ words: words.join('\\n'), slides: readHome().hero.slides.length }));`;
  const next = join(copy.folder, 'build', NEXT_CHANGE);
  rmSync(next, { force: true });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...READS_ONCE, '--input-type=module', '--eval', script],
    { cwd: copy.folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const told: { words: string; slides: number } = JSON.parse(stdout);
  return { ...told, next: existsSync(next) ? readFileSync(next, 'utf8') : '' };
}

const [note, otherNote] = readArticles().articles;
const vacancy = existsSync('content/vacancies.yaml') ? readVacancies()[0] : undefined;
const texts = globSync('content/**/*.{yaml,md}').map((file) => readFileSync(file, 'utf8'));
// A link in a text cannot be left out.
const page = pageFiles().find(({ path }) => !texts.some((text) => text.includes(`](${path}`)));
const hasAll = note && otherNote && vacancy && page && readHome().hero.slides.length > 2;

const inFile = (file: string, list: string[], key: string, value: unknown) => {
  let at = -1;
  copy.edit(`content/${file}.yaml`, (document) => {
    const entries = (document.toJS() as Record<string, never>) ?? [];
    const all = list.reduce<unknown>((each, name) => (each as never)[name], entries) as object[];
    at = all.findIndex((each) => (each as never)[key] === value);
  });
  return [...list, at];
};

it.runIf(hasAll)('what is not shown on the day of the build is nowhere in it', () => {
  if (!note || !otherNote || !vacancy || !page) return;
  const names = [note.title, otherNote.title, `"${page.path}"`, `/${vacancy.number}`];
  const shownOf = ({ words }: { words: string }) =>
    names.filter((name) => words.toLowerCase().includes(name.toLowerCase()));
  const noteAt = inFile('articles', ['articles'], 'id', note.id);
  const otherAt = inFile('articles', ['articles'], 'id', otherNote.id);
  const vacancyAt = inFile('vacancies', [], 'id', vacancy.number);
  set('articles', noteAt, { from: day(1) });
  set('articles', otherAt, { until: day(-1) });
  set('vacancies', vacancyAt, { draft: true });
  set(`pages${page.path}`, [], { from: day(1), until: '2099-01-01' });
  set('home', ['hero', 'slides', 1], { until: day(-1) });
  const before = site();
  expect(shownOf(before)).toEqual([]);
  expect(before.slides).toBe(readHome().hero.slides.length - 1);
  // The sample's own day never changes.
  if (isSample()) expect(before.next).toBe('');
  // On its first and on its last day it is, by the clock.
  copy.change('content/site.yaml', /^sample: \w+$/, 'sample: false');
  copy.change('content/site.yaml', /^expiredCertificates: \w+/, 'expiredCertificates: show');
  const { timeZone } = readSettings();
  const today = Temporal.Now.plainDateISO(timeZone);
  set('articles', noteAt, { from: today.toString() });
  set('articles', otherAt, { until: today.toString() });
  set('vacancies', vacancyAt, { draft: false });
  set(`pages${page.path}`, [], { from: today.toString() });
  const after = site();
  expect(shownOf(after)).toEqual(names);
  const tomorrow = today.add({ days: 1 }).toZonedDateTime(timeZone).toInstant().toString();
  expect(after.next).toBe(tomorrow);
});

it.runIf(hasAll)(
  'the check names days in the wrong order, and links that a day would break',
  async () => {
    if (!note || !vacancy || !page) return;
    set('articles', inFile('articles', ['articles'], 'id', note.id), {
      from: day(3),
      until: day(1),
    });
    set('vacancies', inFile('vacancies', [], 'id', vacancy.number), { from: '2099-01-01' });
    for (const at of readHome().hero.slides.keys())
      set('home', ['hero', 'slides', at], { until: day(at) });
    set(`pages${page.path}`, [], { until: day(5) });
    set('layout', ['headerButton', 'corporate'], { to: page.path });
    const told = (await copy.check()).problems.join('\n');
    expect(told).toMatch(RegExp(`articles.*until: expected a date from ${day(3)} \\(from\\) on`));
    expect(told).toMatch(/vacancies.*closes: expected a date from 2099-01-01 \(from\) on/);
    expect(told).toContain('hero.slides: expected at least one slide that always stays');
    expect(told).toMatch(
      RegExp(
        `headerButton.corporate.to: expected a page that always stays, but ${page.path} is shown only until ${day(5)}: name another`,
      ),
    );
  },
);

it('the page beside a form shows drafts', () => {
  expect(isShown({ draft: true })).toBe(false);
  expect(runWithDrafts({ texts: {}, at: 0 }, () => isShown({ draft: true }))).toBe(true);
});
