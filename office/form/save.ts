import { refusals, rememberSaved } from '../check.ts';
import { missingFields } from '../content.ts';
import { type Change, ChangedElsewhere, SignedOut, type Texts } from '../hosts/backend.ts';
import { mistakesIn } from '../mistakes.ts';
import type { Form, Site } from '../model.ts';
import type { Problem } from '../problem-in-words.ts';
import type { Schema } from '../schema.ts';
import type { Shared } from '../site.ts';
import { isSame } from '../tree.ts';
import { rememberUploads } from '../uploads.ts';
import type { Opened } from './form-page.tsx';
import { changesOf, codesOf, filesOf, valuesIn } from './open-file.ts';
import type { Values } from './state.ts';

/** What became of an attempt to save. */
export type Outcome =
  /** The files are these now. */
  | { kind: 'saved'; texts: Texts }
  /** Because of these values. */
  | { kind: 'refused'; problems: Problem[]; values: Values }
  /** Somebody else has changed the files, which are these now. */
  | { kind: 'changed'; texts: Texts }
  /** The server does not answer; or it does not accept the key any more. */
  | { kind: 'unreachable' | 'signedOut' };

interface Attempt {
  form: Form;
  schema: Schema;
  opened: Opened;
  /** The name of the form, for the history. */
  label: string;
  shared: Shared;
}

/** Saves a form, unless somebody else has changed it or the build would refuse it. */
export async function save({ form, schema, opened, label, shared }: Attempt): Promise<Outcome> {
  const { site, backend, texts, refresh } = shared;
  try {
    const now = await backend.read(filesOf(form, site));
    if (!isSame(now, opened.texts)) return { kind: 'changed', texts: now };
    const before = valuesIn(opened.texts, form, site);
    const after = opened.state.values;
    const changes = changesOf({ texts: opened.texts, before, after }, form, schema, site);
    const changed = Object.fromEntries(changes.map(({ path, text = '' }) => [path, text]));
    const found = await refusals(texts, changed, site);
    const known = knownIn(after, form, schema, site);
    const isNew = ({ form: other, code, path }: Problem) =>
      other !== form || !known.some((each) => each.code === code && isSame(each.path, path));
    const problems = [...known, ...found.filter(isNew)];
    if (problems.length > 0) return { kind: 'refused', problems, values: after };
    if (changes.length > 0) await backend.save([...uploadsOf(opened, changes), ...changes], label);
    rememberSaved(texts, changed);
    rememberUploads(opened.state.uploads);
    // A development server that makes the route of a new page is away for a moment.
    await refresh().catch(() => undefined);
    return { kind: 'saved', texts: { ...opened.texts, ...changed } };
  } catch (error) {
    if (error instanceof SignedOut) return { kind: 'signedOut' };
    if (!(error instanceof ChangedElsewhere)) return { kind: 'unreachable' };
    return { kind: 'changed', texts: await backend.read(filesOf(form, site)) };
  }
}

/** The files that the content still names. */
function uploadsOf({ state }: Opened, changes: readonly Change[]): Change[] {
  const written = changes.map(({ text }) => text).join('\n');
  return [...state.uploads].flatMap(([path, upload]) =>
    written.includes(path) ? [{ path: path.slice(1), upload }] : [],
  );
}

/** What the editor itself knows to be wrong; the build names missing fields in instalments, and all in English. */
function knownIn(values: Values, form: Form, schema: Schema, site: Site): Problem[] {
  const [original] = site.languages;
  const own = values[original.code];
  return codesOf(form, site).flatMap((code) => {
    const language = site.languages.find((each) => each.code === code);
    const paths = language?.isComplete ? missingFields(schema, own, values[code]) : [];
    const missing = paths.map((path) => ({ path, mistake: { says: 'missing' } as const }));
    return [...missing, ...mistakesIn(schema, values[code])].map(({ path, mistake }) => ({
      form,
      code,
      path,
      message: mistake,
    }));
  });
}
