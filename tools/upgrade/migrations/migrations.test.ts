// Each migration changes the old shape of its fields in every file and language, and a second time nothing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { Mistakes } from '#app/content/content-error.server.ts';
import { enterTemporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { ContentFiles } from '../content-files.ts';
import { loadMigration, migrationFiles } from '../migration-files.ts';
import { type Entry, Report } from '../report.ts';

interface Case {
  title: string;
  migration: number;
  /** Texts before and after, by their file in content/. */
  files: Record<string, [before: string, after: string]>;
  /** Fields that the report says are changed. */
  changed?: string[];
  /** What a person must decide. */
  decisions?: string[];
}

const cases: Case[] = [
  {
    title: 'texts before comments get quotes, in every file',
    migration: 1,
    files: {
      'own.yaml': [
        "a: Don't # why\nb: 1 # no text\nc: [One, two] # a list\nd: Gate#4\ne:\n  - نص # ملاحظة\n",
        "a: 'Don''t' # why\nb: 1 # no text\nc: [One, two] # a list\nd: Gate#4\ne:\n  - 'نص' # ملاحظة\n",
      ],
    },
    changed: ['a', 'e[0]'],
  },
  {
    title: 'addresses become recipients, also beside ones that already are',
    migration: 2,
    files: {
      'mail.yaml': [
        "contact:\n  office:\n    to:\n      - '{email}' # the office\n      - address: b@c.example\n        language: ar\nsubscribe:\n  office:\n    to: [a@b.example]\n",
        "contact:\n  office:\n    to:\n      - address: '{email}' # the office\n      - address: b@c.example\n        language: ar\nsubscribe:\n  office:\n    to: [ { address: a@b.example } ]\n",
      ],
      'ar/mail.yaml': [
        'contact:\n  office:\n    subject: [رسالة]\n',
        'contact:\n  office:\n    subject: [رسالة]\n',
      ],
    },
    changed: ['contact.office.to[0]', 'subscribe.office.to[0]'],
  },
  {
    title:
      'words of the interface that nothing shows any more are removed, in every language folder',
    migration: 3,
    files: {
      'interface.yaml': [
        "pageLoading: Wait\nerror:\n  title: T\n  reload: Again\nconnection:\n  title: C\n  retry: R\nown: 'mine'\n",
        "error:\n  title: T\nown: 'mine'\n",
      ],
      'fr/interface.yaml': ['error:\n  reload: Encore\nlast: x\n', 'last: x\n'],
      'estate/interface.yaml': ['pageLoading: Wait\n', 'pageLoading: Wait\n'],
    },
    changed: ['pageLoading', 'connection', 'error.reload', 'error.reload'],
  },
  {
    title: 'the name of the button that removes a file is moved',
    migration: 3,
    files: {
      'interface.yaml': [
        'form:\n  application:\n    removeFile: Remove {file}\n    submit: Send\n',
        'form:\n  application:\n    file:\n      remove: Remove {file}\n    submit: Send\n',
      ],
    },
    changed: ['form.application.removeFile'],
  },
  {
    title: 'words are left to a person: both names of the button, texts with a further placeholder',
    migration: 3,
    files: {
      'interface.yaml': [
        "form:\n  application:\n    removeFile: Remove\n    file:\n      choose: Choose\nhero:\n  goTo: 'Show picture {n}'\n",
        "form:\n  application:\n    removeFile: Remove\n    file:\n      choose: Choose\nhero:\n  goTo: 'Show picture {n}'\n",
      ],
      'ar/interface.yaml': [
        "notFound:\n  returning: 'ستعود إلى {page}.'\n",
        "notFound:\n  returning: 'ستعود إلى {page}.'\n",
      ],
    },
    decisions: ['form.application.removeFile', 'hero.goTo'],
  },
  {
    title: 'numbers of lists are removed, and headings left to a person, on every page',
    migration: 4,
    files: {
      'pages/own.yaml': [
        'sections:\n  - blocks:\n      - kind: prose\n        body: B\n      - kind: list\n        marks: "number" # why\n        title: Steps\n        items:\n          - One\n',
        'sections:\n  - blocks:\n      - kind: prose\n        body: B\n      - kind: list\n        # why\n        title: Steps\n        items:\n          - One\n',
      ],
      'careers.yaml': [
        'sections:\n  - blocks:\n      - kind: list\n        marks: tick\n',
        'sections:\n  - blocks:\n      - kind: list\n        marks: tick\n',
      ],
    },
    changed: ['sections[0].blocks[1].marks'],
    decisions: ['sections[0].blocks[1].title'],
  },
  {
    title: "the search gets an empty list of visitors' words, in the file that translations follow",
    migration: 4,
    files: {
      'search.yaml': ['title: Search\n', 'title: Search\nsynonyms: []\n'],
      'ar/search.yaml': ['title: البحث\n', 'title: البحث\n'],
    },
    changed: ['synonyms'],
  },
  {
    title: 'the date of all saved properties becomes that of each',
    migration: 5,
    files: {
      'estate/account.yaml': [
        "account:\n  saved: '14 March 2026'\n  properties: [0, 2]\n  favourites: [4, 5]\n",
        'account:\n  properties:\n    listings: [ 0, 2 ]\n    saved:\n      - 14 March 2026\n      - 14 March 2026\n  favourites:\n    listings: [ 4, 5 ]\n    saved:\n      - 14 March 2026\n',
      ],
    },
    changed: ['account.properties', 'account.favourites', 'account.saved'],
  },
  {
    title: 'the picture at the second address becomes a part of that address',
    migration: 6,
    files: {
      'pages/quality-management.yaml': [
        'picture: one\naliasPicture: "two" # of the inspection\ntitle: Quality\n',
        'picture: one\nalias:\n  path: /thirdparty-inspection\n  picture: "two" # of the inspection\ntitle: Quality\n',
      ],
      'pages/vision.yaml': ['aliasPicture: two\ntitle: Vision\n', 'title: Vision\n'],
      'ar/pages/quality-management.yaml': ['title: الجودة\n', 'title: الجودة\n'],
    },
    changed: ['aliasPicture', 'aliasPicture'],
  },
  {
    title: 'a page whose second address showed its own picture keeps that address',
    migration: 6,
    files: {
      'pages/quality-management.yaml': [
        "picture: 'one' # ours\ntitle: Quality\n",
        "picture: 'one' # ours\ntitle: Quality\nalias:\n  path: /thirdparty-inspection\n  picture: one\n",
      ],
    },
    changed: ['alias'],
  },
  {
    title: 'a page has no path beside the name of its file; that of its second address stays',
    migration: 7,
    files: {
      'pages/own.yaml': [
        'kind: article\npath: /own\nalias:\n  path: /second\n',
        'kind: article\nalias:\n  path: /second\n',
      ],
      'pages/vision.yaml': ['path: /vision\nkind: article\n', 'kind: article\n'],
      'ar/pages/own.yaml': ['title: صفحة\n', 'title: صفحة\n'],
    },
    changed: ['path', 'path'],
    // A file that no page showed.
    decisions: ['the whole file'],
  },
  {
    title: 'hours since the last case of lost time are without those of later periods',
    migration: 8,
    files: {
      'company-figures.yaml': [
        'safety:\n  - hours: 500\n    lostTime: 1\n  - hours: 700\n    lostTime: 0\nlastLostTime:\n  date: 2025-03-09\n  hoursSince: 900 # by hand\n',
        'safety:\n  - hours: 500\n    lostTime: 1\n  - hours: 700\n    lostTime: 0\nlastLostTime:\n  date: 2025-03-09\n  hoursAfter: 200 # by hand\n',
      ],
    },
    changed: ['lastLostTime.hoursSince'],
  },
];

async function migrated(number: number) {
  const mistakes = new Mistakes();
  const content = new ContentFiles(mistakes);
  const report = new Report();
  const { migrate } = await loadMigration(migrationFiles()[number - 1]?.name ?? '');
  migrate(content, report);
  mistakes.throwAny();
  return { report, changes: content.takeChanges() };
}

const fields = (entries: readonly Entry[]) => entries.map(({ field }) => field).toSorted();

it.each(cases)('$migration: $title', async ({ migration, files, changed, decisions = [] }) => {
  enterTemporaryDirectory('content');
  const paths = Object.keys(files).map((file) => `content/${file}`);
  for (const [index, file] of paths.entries()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Object.values(files)[index]?.[0] ?? '');
  }
  const { report, changes } = await migrated(migration);
  for (const [file, text] of changes) writeFileSync(file, text);
  const after = paths.map((file) => readFileSync(file, 'utf8'));
  expect(after).toEqual(Object.values(files).map(([, text]) => text));
  expect(fields(report.changes)).toEqual((changed ?? []).toSorted());
  expect(fields(report.decisions)).toEqual(decisions.toSorted());
  const second = await migrated(migration);
  expect(second.changes).toEqual([]);
  expect(second.report.changes).toEqual([]);
});

it('has a case for every migration', () => {
  const tested = new Set(cases.map(({ migration }) => migration));
  expect([...tested].toSorted()).toEqual(migrationFiles().map(({ number }) => number));
});
