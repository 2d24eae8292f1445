// In development every page reports errors in the content, of all languages.
import { spawnSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { ContentSandbox } from '#app/content-sandbox.ts';
import { LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { programPath } from '#tools/program-path.ts';
import { problemsPage } from './dev-problems.ts';

it('finds errors in each language, and their correction, and does not keep the process alive', () => {
  const copy = new ContentSandbox();
  onTestFinished(() => copy.remove());
  const files = LANGUAGES.map(({ code }) =>
    hasTranslation('content', code) ? `content/${code}/layout.yaml` : 'content/layout.yaml',
  );
  const linesOf = files.map((file) => copy.change(file, /^( *(?:- )?label): .*$/, '$& <b>'));
  // Nothing but the timer keeps a process alive that waits for the checkers.
  const script = `
    const timer = setInterval(() => undefined, 60_000);
    const { readFileSync, writeFileSync } = await import('node:fs');
    const { contentProblems } = await import('${programPath('tools/office/dev-problems.ts')}');
    console.log((await contentProblems()).join('\\n'));
    for (const file of ${JSON.stringify(files)}) {
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(' <b>', ''));
    }
    console.log('mended', await contentProblems());
    clearInterval(timer);`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: copy.folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  for (const [index, file] of files.entries()) {
    expect(stdout).toContain(`${file}:${linesOf[index]} navigation[0].label: expected plain text`);
  }
  expect(stdout).toContain('mended []');
});

it('the page of the development server escapes each error, and reloads itself', () => {
  const page = problemsPage(['content/nothing.yaml:7 title: expected plain text, got HTML: <b>']);
  expect(page).toContain('expected plain text, got HTML: &lt;b&gt;');
  expect(page).toContain('<small>content/nothing.yaml:7</small>');
  expect(page).toContain('src="/@vite/client"');
});
