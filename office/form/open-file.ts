import { besides, ownContent, translatedContent } from '../content.ts';
import { contentOf, writtenText } from '../document.ts';
import type { Change, Texts } from '../hosts/backend.ts';
import { type Form, fileIn, type Site } from '../model.ts';
import type { Schema } from '../schema.ts';
import type { Values } from './state.ts';

/** The languages that a form has, the original first. */
export function codesOf(form: Form, { languages }: Site): string[] {
  return languages.slice(0, form.isTranslated ? undefined : 1).map(({ code }) => code);
}

/** The paths of a form's files. */
export function filesOf(form: Form, site: Site): string[] {
  return codesOf(form, site).map((code) => fileIn(form, code, site));
}

/** The content in the files of a form, by language. */
export function valuesIn(texts: Texts, form: Form, site: Site): Values {
  const contents = codesOf(form, site).map((code) => {
    const file = fileIn(form, code, site);
    return [code, contentOf(file, texts[file] ?? '')] as const;
  });
  const own = contents[0]?.[1];
  return Object.fromEntries(
    contents.map(([code, content], at) => [code, at === 0 ? content : besides(own, content)]),
  );
}

/** The files of a form with a content in place of the one that was read from them. */
export function changesOf(
  { texts, before, after }: { texts: Texts; before: Values; after: Values },
  form: Form,
  schema: Schema,
  site: Site,
): Change[] {
  const codes = codesOf(form, site);
  const [own = ''] = codes;
  const contentIn = (values: Values, code: string) =>
    code === own
      ? ownContent(schema, values[own])
      : translatedContent(schema, values[own], values[code]);
  return codes.flatMap((code) => {
    const path = fileIn(form, code, site);
    const was = texts[path];
    const text = writtenText(path, was ?? '', contentIn(before, code), contentIn(after, code));
    return text === (was ?? '') ? [] : [{ path, was, text }];
  });
}
