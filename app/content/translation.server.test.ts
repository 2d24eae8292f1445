import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#shared/language.ts';
import type { Language } from '#shared/language-settings.ts';
import { scriptOf } from '#shared/script.ts';
import { takeWarnings } from './content-warning.server.ts';
import { key, plural, text, unique, verbatim } from './fields.server.ts';
import { parseYaml } from './yaml-document.server.ts';

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('prose'), body: text }),
  z.strictObject({ kind: z.literal('table'), rows: z.array(z.array(text)), figures: z.boolean() }),
]);

const page = z.strictObject({
  title: text.max(20),
  count: plural.exactOptional(),
  people: unique(
    z.strictObject({ id: key, name: text, post: text.exactOptional(), since: z.int() }),
    { id: ({ id }) => id },
  ).exactOptional(),
  blocks: z.array(block.transform((each) => each)).exactOptional(),
  codes: z.record(z.string(), verbatim).exactOptional(),
  at: z.tuple([z.number(), z.number()]).exactOptional(),
});

const people = `title: People
people:
  - { id: sara, name: Sara, since: 2022 }
  - { id: omar, name: Omar, post: Foreman, since: 2023 }
`;

function translated(own: string, text: string, settings: Partial<Language>) {
  const language = { ...LANGUAGES[0], ...settings };
  return parseYaml('content/x.yaml', own, page, {
    translation: { file: `content/${language.code}/x.yaml`, text, language },
  });
}

const inArabic = (own: string, text: string) => translated(own, text, { code: 'ar' });

function mistakesIn(own: string, translation: string): string[] {
  try {
    inArabic(own, translation);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('a translation', () => {
  it('replaces the texts of entries with the same id, in any order', () => {
    const translation = `title: الأشخاص
people:
  - { id: omar, name: عمر, post: مشرف }
  - { id: sara, name: سارة }
`;
    expect(inArabic(people, translation)).toEqual({
      title: 'الأشخاص',
      people: [
        { id: 'sara', name: 'سارة', since: 2022 },
        { id: 'omar', name: 'عمر', post: 'مشرف', since: 2023 },
      ],
    });
  });

  it('replaces the texts of other lists by position, whole tables, and plural forms by more', () => {
    const own = `title: Blocks
blocks:
  - { kind: prose, body: One }
  - { kind: table, rows: [[Two, Three]], figures: true }
codes: { ISO: '9001' }
count: { one: One, other: '{n}' }
`;
    const translation = `title: أقسام
blocks:
  - { kind: prose, body: واحد }
  - { kind: table, rows: [[اثنان, ثلاثة]] }
count: { one: واحد, two: اثنان, other: '{n}' }
`;
    expect(inArabic(own, translation)).toEqual({
      title: 'أقسام',
      blocks: [
        { kind: 'prose', body: 'واحد' },
        { kind: 'table', rows: [['اثنان', 'ثلاثة']], figures: true },
      ],
      codes: { ISO: '9001' },
      count: { one: 'واحد', two: 'اثنان', other: '{n}' },
    });
  });

  it('is rejected without the texts of an entry or a plural form, with file, line and id', () => {
    const own = `${people}count: { one: One, other: '{n}' }\n`;
    const translation = 'title: ع\npeople:\n  - { id: omar, name: ع }\ncount: { other: "{n}" }\n';
    expect(mistakesIn(own, translation)).toEqual([
      'content/ar/x.yaml:3 people[0].name: expected the translation of content/x.yaml:3, id "sara"',
      'content/ar/x.yaml:3 people[1].post: expected the translation of content/x.yaml:4, id "omar"',
      'content/ar/x.yaml:4 count: expected the translation of content/x.yaml:5',
    ]);
  });

  it('is rejected with an id or a kind that the file does not have', () => {
    const named = (id: string) =>
      `title: ع\npeople:\n  - { id: sara, name: س }\n  - { id: ${id}, name: ع, post: م }\n`;
    expect(mistakesIn(people, named('omer'))).toContain(
      'content/ar/x.yaml:4 content/x.yaml has no such entry here: id "omer"; add it there first, or remove it here',
    );
    const own = 'title: T\nblocks: [{ kind: prose, body: One }]\n';
    expect(mistakesIn(own, 'title: ع\nblocks: [{ kind: table, rows: [] }]\n')).toContain(
      'content/ar/x.yaml:2 content/x.yaml has no such entry here: kind "table"; add it there first, or remove it here',
    );
  });

  it('is rejected with an object that the file does not have', () => {
    const translation = 'title: ع\ncodes:\n  ISO: أيزو\n';
    expect(mistakesIn('title: T\n', translation)).toEqual([
      'content/ar/x.yaml:2 content/x.yaml has no such entry here: codes; add it there first, or remove it here',
    ]);
  });

  it('is rejected with a value that is the same in every language', () => {
    const own = `${people}codes: { ISO: '9001' }\nat: [1, 2]\n`;
    const translation = `title: ع
people:
  - { id: sara, name: س, since: 2021 }
  - { id: omar, name: ع, post: م }
codes: { ISO: '9001' }
at: [1, 2]
`;
    const told =
      'expected texts only; content/x.yaml has the value for every language, remove it here';
    expect(mistakesIn(own, translation)).toEqual([
      `content/ar/x.yaml:3 people[0].since: ${told}`,
      `content/ar/x.yaml:5 codes.ISO: ${told}`,
      `content/ar/x.yaml:6 at[0]: ${told}`,
      `content/ar/x.yaml:6 at[1]: ${told}`,
    ]);
  });

  it('warns of texts that are in the letters of the original still, but not of names and abbreviations', () => {
    // Discards warnings of other tests in the same process.
    takeWarnings();
    const arabic = (title: string, post: string) =>
      translated(
        people,
        `title: ${title}\npeople:\n  - { id: sara, name: Sara }\n  - { id: omar, name: ع, post: ${post} }\n`,
        { code: 'ar', locale: 'ar-SA' },
      );
    arabic('Key Persons', 'QA/QC');
    arabic('ISO 9001', 'HSE Manager');
    const isOther = LANGUAGES.some(({ locale }) => scriptOf(locale) === 'Latn');
    expect(takeWarnings()).toEqual(
      isOther
        ? [
            'content/ar/x.yaml:1 title: expected Arabic, got "Key Persons": translate it',
            'content/ar/x.yaml:4 people[1].post: expected Arabic, got "HSE Manager": translate it',
          ]
        : [],
    );
  });

  it('is checked like the file itself, each mistake in its own file', () => {
    const translation = (title: string) =>
      `title: ${title}\npeople:\n  - { id: sara, name: س }\n  - { id: omar, name: ع, post: م, pots: م }\n`;
    const wrong = people.replace('2023', 'twenty');
    expect(mistakesIn(wrong, translation('عنوان أطول من عشرين حرفًا'))).toEqual([
      expect.stringMatching(/^content\/ar\/x.yaml:1 title: expected at most 20/),
      'content/x.yaml:4 people[1].since: expected a number, got "twenty"',
      'content/ar/x.yaml:4 people[1].pots: unknown field; there are id, name, post, since',
    ]);
  });
});

describe('a translation that may lack texts', () => {
  const inHindi = (own: string, text: string) =>
    translated(own, text, { code: 'hi', locale: 'hi-IN', untranslated: 'show' });

  it('shows the original of each that it lacks, or leaves blank', () => {
    const own = `${people}blocks: [{ kind: prose, body: One }, { kind: prose, body: Two }]\n`;
    const translation = `title: ''
people: [{ id: omar, name: उमर }, { id: sara, post: '' }]
blocks: [{ kind: prose, body: एक }]
`;
    expect(inHindi(own, translation)).toMatchObject({
      title: 'People',
      people: [{ name: 'Sara' }, { name: 'उमर', post: 'Foreman' }],
      blocks: [{ body: 'एक' }, { body: 'Two' }],
    });
    expect(inHindi(people, '')).toMatchObject({ title: 'People' });
  });

  it('shows the original of each cell that is left blank, but lists of texts may differ in length', () => {
    const table = (rows: string) => `blocks: [{ kind: table, rows: ${rows}, figures: true }]\n`;
    const own = `title: T\n${table('[[One, Two], [Three, Four]]')}`;
    const translation = (rows: string) => `title: ल\nblocks: [{ kind: table, rows: ${rows} }]\n`;
    const rowsOf = (rows: string) => inHindi(own, translation(rows)).blocks?.[0];
    expect(rowsOf("[['', दो], [तीन, null]]")).toMatchObject({
      rows: [
        ['One', 'दो'],
        ['तीन', 'Four'],
      ],
    });
    expect(rowsOf('[[एक]]')).toMatchObject({ rows: [['एक']] });
  });

  it('needs no plural form that the language does not have', () => {
    const own = "title: T\ncount: { one: One, other: '{n}' }\n";
    const japanese = { code: 'ja', locale: 'ja-JP' };
    expect(translated(own, "title: 題\ncount: { other: '{n}' }\n", japanese)).toMatchObject({
      title: '題',
      count: { other: '{n}' },
    });
  });

  it('is still rejected for a fact, or an entry that the file does not have', () => {
    const told = (translation: string) => () => inHindi(people, translation);
    expect(told('people: [{ id: sara, since: 2021 }]')).toThrow(
      'people[0].since: expected texts only',
    );
    expect(told('people: [{ id: omer, name: उ }]')).toThrow('no such entry here: id "omer"');
    expect(told('titel: ल')).toThrow('content/hi/x.yaml:1 titel: unknown field');
  });
});
