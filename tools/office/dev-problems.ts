import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { problemInWords } from '#office/problem-in-words.ts';
import { escapeMarkup } from '#shared/escape.ts';
import { LANGUAGES } from '#shared/language.ts';
import { officeSite } from './site.ts';

const CHECK = join(import.meta.dirname, '../../app/content-sandbox-check.ts');

/** The content check of each language, in a child process that re-reads only changed files. */
const checkers = new Map<string, ChildProcess>();

let last: Promise<string[]> = Promise.resolve([]);

/** Errors in the content of all languages, one line each as the build prints it. Runs one check at a time. */
export function contentProblems(): Promise<string[]> {
  last = last.then(async () => {
    const found = await Promise.all(LANGUAGES.map(({ code }) => problemsOf(code)));
    return [...new Set(found.flat())];
  });
  return last;
}

/** Lets the next check start anew, with the routes that there are then. */
export function endChecks(): void {
  last = last.then((found) => {
    for (const checker of checkers.values()) checker.kill();
    checkers.clear();
    return found;
  });
}

async function problemsOf(code: string): Promise<string[]> {
  const checker = checkers.get(code) ?? startChecker(code);
  checkers.set(code, checker);
  const answered = once(checker, 'message');
  checker.send('check');
  const [{ problems }] = await answered;
  return problems;
}

function startChecker(code: string): ChildProcess {
  const checker = fork(CHECK, {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'development', LANGUAGE: code },
  });
  // The child must not keep this process alive; it exits when the channel closes.
  checker.unref();
  checker.channel?.unref();
  return checker;
}

/** Replaces every page of the site while the content has errors; Vite's client reloads it after each change. */
export function problemsPage(problems: readonly string[]): string {
  const entries = problems.map((problem) => {
    const [, place = ''] = /^(\S+:\d+) /.exec(problem) ?? [];
    return `<li>${escapeMarkup(inWords(problem))}<br><small>${escapeMarkup(place)}</small></li>`;
  });
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The site waits for a correction</title>
<script type="module" src="/@vite/client"></script>
<style>
:root { color-scheme: light dark }
body { max-inline-size: 44rem; margin: 4rem auto; padding-inline: 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
li { margin-block: 1rem; overflow-wrap: anywhere }
small { color: GrayText }
</style>
</head>
<body>
<h1>The site waits for a correction</h1>
<p>Correct this <a href="/office/" target="_blank">in the office</a> or in the file. This page then shows the site again by itself.</p>
<ul>
${entries.join('\n')}
</ul>
</body>
</html>
`;
}

function inWords(problem: string): string {
  try {
    return problemInWords(problem, officeSite());
  } catch {
    // Forms need readable content.
    return problem;
  }
}
