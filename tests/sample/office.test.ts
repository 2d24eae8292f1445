// Decision 0020: the editor changes no byte that it is not asked to change.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changesOf, codesOf, filesOf, valuesIn } from '#office/form/open-file.ts';
import { fieldOf } from '#office/labels.ts';
import { entryOf, kindIn, resolved, type Schema } from '#office/schema.ts';
import { isFields, type Path, withValue } from '#office/tree.ts';
import { officeSite } from '#tools/office/site.ts';

const site = officeSite();
const forms = site.groups.flatMap(({ forms }) => forms);
for (const schema of Object.values(site.schemas)) resolved(schema);

/** The paths of all texts, each with the text. */
function textsIn(given: Schema, value: unknown, path: Path = []): [Path, string][] {
  const schema = kindIn(given, value);
  if (typeof value === 'string') return schema.isText ? [[path, value]] : [];
  if (Array.isArray(value))
    return value.flatMap((each, at) => textsIn(entryOf(schema, at), each, [...path, at]));
  return Object.entries(isFields(value) ? value : {}).flatMap(([name, each]) => {
    const { field } = fieldOf(schema, name);
    return textsIn(schema.isText ? { ...field, isText: true } : field, each, [...path, name]);
  });
}

it.each(forms)(
  '$name: a changed text changes one file, and changed back its bytes are as before',
  (form) => {
    const schema = site.schemas[form.schema] ?? {};
    const paths = filesOf(form, site);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
    const before = valuesIn(texts, form, site);
    const written = (from: typeof texts, was: typeof before, after: typeof before) =>
      changesOf({ texts: from, before: was, after }, form, schema, site);
    expect(written(texts, before, structuredClone(before))).toEqual([]);
    for (const code of codesOf(form, site)) {
      const found = textsIn(schema, before[code]);
      for (const [path, text] of [found.at(0), found.at(-1)].flatMap((each) =>
        each ? [each] : [],
      )) {
        const after = { ...before, [code]: withValue(before[code], path, `${text} x`) };
        const [changed, ...others] = written(texts, before, after);
        expect(others).toEqual([]);
        const next = { ...texts, [changed?.path ?? '']: changed?.text ?? '' };
        expect(next).not.toEqual(texts);
        const [back] = written(next, valuesIn(next, form, site), before);
        expect(back?.text).toBe(texts[back?.path ?? '']);
      }
    }
  },
);
