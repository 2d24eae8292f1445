import { fieldOf } from './labels.ts';
import { entryOf, kindIn, type Schema } from './schema.ts';
import type { Texts } from './texts.ts';
import { isBlank, isFields, type Path } from './tree.ts';

/** A mistake that the editor knows by the schema, which it says in the words of the office. */
export interface Mistake {
  says: keyof Texts['mistakes'];
  values?: Record<string, number>;
}

interface Found {
  path: Path;
  mistake: Mistake;
}

/** The values that are not what the schema says of them, each by the path of its field. */
export function mistakesIn(given: Schema, value: unknown, path: Path = []): Found[] {
  const schema = kindIn(given, value);
  if (Array.isArray(value))
    return value.flatMap((each, at) => mistakesIn(entryOf(schema, at), each, [...path, at]));
  if (isFields(value))
    return Object.entries(value).flatMap(([name, each]) =>
      mistakesIn(fieldOf(schema, name).field, each, [...path, name]),
    );
  if (isBlank(value)) return [];
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const mistake = isNumber ? mistakeOfNumber(schema, value) : mistakeOfText(schema, value);
  return mistake ? [{ path, mistake }] : [];
}

function mistakeOfNumber(schema: Schema, value: unknown): Mistake | undefined {
  if (schema.type === 'integer' && !Number.isInteger(value)) return { says: 'integer' };
  if (typeof value !== 'number') return { says: 'number' };
  const least = limit(schema.minimum) ?? -Infinity;
  const most = limit(schema.maximum) ?? Infinity;
  if (value >= least && value <= most) return undefined;
  if (most === Infinity) return { says: 'atLeast', values: { least } };
  if (least === -Infinity) return { says: 'atMost', values: { most } };
  return { says: 'range', values: { least, most } };
}

/** Whole numbers have limits that say nothing, those of the notation. */
const limit = (value: number | undefined) =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

function mistakeOfText(schema: Schema, value: unknown): Mistake | undefined {
  const { maxLength: most, pattern, notation, format } = schema;
  const text = String(value).trim();
  // The site has a fact in place of the braces.
  if (text.includes('{')) return undefined;
  if (most !== undefined && text.length > most)
    return { says: 'tooLong', values: { most, count: text.length } };
  const says = format === 'date' ? format : notation;
  return says && pattern && !new RegExp(pattern).test(text) ? { says } : undefined;
}
