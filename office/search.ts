import { fieldOf, labelOfField, labelsAlong } from './labels.ts';
import { entryOf, kindsOf, type Schema } from './schema.ts';
import { isFields, type Path } from './tree.ts';

/** A field that a search finds. */
export interface Place {
  path: Path;
  /** The labels that lead to it. */
  labels: string[];
}

/** Fewer letters are in nearly every form. */
const FEWEST_LETTERS = 3;

/** Whether a text has what is looked for, in small letters. */
export const hasWords = (text: string, wanted: string) => text.toLowerCase().includes(wanted);

/**
 * The fields that are called what is looked for, or have it in their value.
 *
 * @param contents of the form in each language
 * @param t translates a label
 */
export function placesIn(
  schema: Schema,
  contents: readonly unknown[],
  wanted: string,
  t: (words: string) => string,
): Place[] {
  if (wanted.length < FEWEST_LETTERS) return [];
  const saying = contents.flatMap((content) =>
    pathsSaying(content, wanted).map((path) => ({
      path,
      labels: labelsAlong(schema, path, t, contents[0]),
    })),
  );
  const places = [...fieldsCalled(schema, contents[0], wanted, t), ...saying];
  return [...new Map(places.map((each) => [each.labels.join(), each])).values()];
}

/** Of entries of a list, the list is the place. */
function fieldsCalled(
  schema: Schema,
  content: unknown,
  wanted: string,
  t: (words: string) => string,
  at: Place = { path: [], labels: [] },
  above: readonly Schema[] = [],
): Place[] {
  if (above.includes(schema)) return [];
  const below = [...above, schema];
  if (schema.type === 'array')
    return fieldsCalled(entryOf(schema), undefined, wanted, t, at, below);
  const isEntry = above.some(({ type }) => type === 'array');
  const fields = isFields(content) ? content : {};
  return (kindsOf(schema) ?? [schema]).flatMap((kind) =>
    // Of a record, the names that are in use.
    Object.keys(kind.properties ?? fields).flatMap((name) => {
      const { field } = fieldOf(kind, name);
      const label = t(labelOfField(name, field));
      const place = {
        path: isEntry ? at.path : [...at.path, name],
        labels: [...at.labels, label],
      };
      const own = name !== 'kind' && hasWords(label, wanted) ? [place] : [];
      return [...own, ...fieldsCalled(field, fields[name], wanted, t, place, below)];
    }),
  );
}

function pathsSaying(value: unknown, wanted: string, path: Path = []): Path[] {
  if (Array.isArray(value))
    return value.flatMap((each, at) => pathsSaying(each, wanted, [...path, at]));
  if (isFields(value))
    return Object.entries(value).flatMap(([name, each]) =>
      pathsSaying(each, wanted, [...path, name]),
    );
  return typeof value === 'string' && hasWords(value, wanted) ? [path] : [];
}
