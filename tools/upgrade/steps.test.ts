// An upgrade over several versions, which may be interrupted after any file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { Mistakes } from '#app/content/content-error.server.ts';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { ContentFiles } from './content-files.ts';
import { PROGRAM_VERSION, SETTINGS, versionOf } from './content-version.ts';
import { stepsAfter, wasInterrupted, writeSteps } from './steps.ts';

const OLD = {
  [SETTINGS]: 'sample: false # ours\n',
  'content/mail.yaml': 'contact:\n  office:\n    to: # who\n      - a@b.example # the office\n',
  'content/interface.yaml': 'pageLoading: Wait\nskipToContent: Skip # over\n',
  'content/ar/interface.yaml': 'pageLoading: انتظر\nskipToContent: تخطَّ\n',
  'content/search.yaml': 'title: Search\n',
  'content/pages/draft.yaml':
    'title: Draft\nsections:\n  - blocks:\n      - kind: list\n        marks: number\n        items: []\n',
};

const files = Object.keys(OLD);

function start(settings = OLD[SETTINGS]): void {
  for (const [file, text] of Object.entries({ ...OLD, [SETTINGS]: settings })) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text ?? '');
  }
}

const texts = () => files.map((file) => readFileSync(file, 'utf8'));

async function steps() {
  const mistakes = new Mistakes();
  const version = versionOf(readFileSync(SETTINGS, 'utf8'));
  const steps = await stepsAfter(version, new ContentFiles(mistakes), mistakes);
  mistakes.throwAny();
  return steps;
}

it('writes the version last in each step, and leaves no trace', async () => {
  enterTemporaryDirectory();
  start();
  const all = await steps();
  expect(all).toHaveLength(PROGRAM_VERSION);
  for (const [index, { texts }] of all.entries()) {
    expect(texts.at(-1)).toEqual([SETTINGS, `sample: false # ours\nversion: ${index + 1}\n`]);
  }
  writeSteps(all);
  expect(wasInterrupted()).toBe(false);
  expect(texts()).toEqual([
    `sample: false # ours\nversion: ${PROGRAM_VERSION}\n`,
    "contact:\n  office:\n    to: # who\n      - address: 'a@b.example' # the office\n",
    "skipToContent: 'Skip' # over\n",
    'skipToContent: تخطَّ\n',
    'title: Search\nsynonyms: []\n',
    OLD['content/pages/draft.yaml']?.replace('        marks: number\n', ''),
  ]);
});

it('comes to the same content when it is interrupted after any file', async () => {
  enterTemporaryDirectory();
  start();
  const writes = (await steps()).flatMap(({ texts }) => texts);
  writeSteps(await steps());
  const complete = texts();
  for (const count of writes.keys()) {
    start();
    for (const [file, text] of writes.slice(0, count)) writeFileSync(file, text);
    writeSteps(await steps());
    expect(texts(), `after ${count} files`).toEqual(complete);
  }
});

it('leaves out the steps that the content has been through', async () => {
  enterTemporaryDirectory();
  start('version: 3\nsample: false\n');
  writeSteps(await steps());
  const [settings, mail, , , search] = texts();
  expect(settings).toBe(`version: ${PROGRAM_VERSION}\nsample: false\n`);
  expect(mail).toBe(OLD['content/mail.yaml']);
  expect(search).toBe('title: Search\nsynonyms: []\n');
});
