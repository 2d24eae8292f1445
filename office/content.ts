import { KEYS, KIND } from '#shared/keys.ts';
import { placeOf } from './keys.ts';
import { entryOf, hasText, kindIn, type Schema } from './schema.ts';
import { type Fields, isBlank, isFields, type Path } from './tree.ts';

/**
 * A translation in the shape of the original: its entries are beside those of the same key. Texts of a list without
 * keys stay in their order.
 */
export function besides(own: unknown, translation: unknown): unknown {
  if (Array.isArray(own) && own.some(isFields)) {
    const given = Array.isArray(translation) ? translation : [];
    const rest = given.slice(own.length).filter((each) => !KEYS.some((key) => key in Object(each)));
    return [
      ...own.map((each, at) => besides(each, given[placeOf(each, at, given)]) ?? {}),
      ...rest,
    ];
  }
  if (!isFields(own) || !isFields(translation)) return translation;
  const entries = Object.entries(translation).map(([key, each]) => [key, besides(own[key], each)]);
  return Object.fromEntries(entries);
}

/** What a file of the original language has: without empty fields that it may leave out. */
export function ownContent(given: Schema, value: unknown): unknown {
  const schema = kindIn(given, value);
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((each, at) => ownContent(entryOf(schema, at), each));
  if (!isFields(value)) return value;
  return ordered(schema, value, (field, each, isNeeded) => {
    const content = ownContent(field, each);
    const isEmpty = isFields(content) ? Object.keys(content).length === 0 : isBlank(content);
    return isEmpty && !isNeeded ? undefined : content;
  });
}

/** What the file of a translation has: texts, and the keys of the entries that have them; a list has all its entries. */
export function translatedContent(schema: Schema, own: unknown, value: unknown): unknown {
  if (hasText(schema) || !Array.isArray(own)) return translatedValue(schema, own, value);
  return own.map((each) =>
    ordered({}, each, (_, key, __, name) => (KEYS.includes(name) ? key : undefined)),
  );
}

function translatedValue(given: Schema, own: unknown, value: unknown): unknown {
  const schema = kindIn(given, own);
  if (schema.isText) return isBlank(value) ? undefined : ownContent(schema, value);
  if (!hasText(schema)) return undefined;
  if (Array.isArray(own) || Array.isArray(value)) return translatedList(schema, own, value);
  const fields = isFields(value) ? value : {};
  const original = isFields(own) ? own : {};
  const keys = [...KEYS, KIND];
  const content = ordered(schema, { ...original, ...fields }, (field, _, __, name) =>
    keys.includes(name) && !field.isText
      ? original[name]
      : translatedValue(field, original[name], fields[name]),
  );
  return Object.keys(content).length > 0 ? content : undefined;
}

function translatedList(schema: Schema, own: unknown, value: unknown): unknown {
  const originals = Array.isArray(own) ? own : [];
  const given: unknown[] = Array.isArray(value) ? value : [];
  const isOfTexts = !originals.some(isFields);
  const length = isOfTexts ? given.findLastIndex((each) => !isBlank(each)) + 1 : originals.length;
  if (length === 0) return undefined;
  return Array.from({ length }, (_, at) => {
    const entry = translatedValue(entryOf(schema, at), originals[at], given[at]);
    return entry ?? (isOfTexts ? '' : {});
  });
}

type Keep = (field: Schema, value: unknown, isNeeded: boolean, name: string) => unknown;

/** The fields that are kept, in the order of the schema; those that it does not name last. */
function ordered(schema: Schema, value: Fields, keep: Keep): Fields {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const names = new Set([...Object.keys(properties), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      if (value[name] === undefined) return [];
      const field = properties[name] ?? additionalProperties ?? {};
      const kept = keep(field, value[name], required.includes(name), name);
      return kept === undefined || kept === null ? [] : [[name, kept]];
    }),
  );
}

/** The fields that must have a value and have none; of a translation, the texts, and those that the original has. */
export function missingFields(
  given: Schema,
  own: unknown,
  value: unknown,
  path: Path = [],
): Path[] {
  const schema = kindIn(given, own);
  const isOwn = own === value;
  if (Array.isArray(own) && !own.some(isFields)) {
    // Languages may need another number of words.
    const isMissing = !isOwn && hasText(schema) && isBlank(value) && !isBlank(own);
    return isMissing ? [path] : [];
  }
  if (Array.isArray(own)) {
    const given = Array.isArray(value) ? value : [];
    return own.flatMap((each, at) =>
      missingFields(entryOf(schema, at), each, given[at], [...path, at]),
    );
  }
  if (!isFields(own) || schema.isText)
    return schema.isText && !isOwn && isBlank(value) && !isBlank(own) ? [path] : [];
  const { properties = {}, required = [] } = schema;
  const fields = isFields(value) ? value : {};
  return Object.entries(properties).flatMap(([name, field]) => {
    const at = [...path, name];
    const isAsked = required.includes(name) && (isOwn || field.isText) && !field.properties;
    if (isAsked && isNothing(own[name]) && isNothing(fields[name])) return [at];
    return missingFields(field, own[name], isOwn ? own[name] : fields[name], at);
  });
}

const isNothing = (value: unknown) => !Array.isArray(value) && isBlank(value);
