import { dirname } from 'node:path/posix';
import type { Field, VariableFieldType } from '@sveltia/cms';
import type { Reference } from '#app/content/fields.server.ts';
import { KEYS, KIND } from '#shared/translation.ts';
import { collectionOf } from './groups.ts';
import { labelOf } from './labels.ts';
import { hasText, kindsOf, type Schema } from './schema.ts';

/** The editor's field for a file whose root is a list. */
export const ROOT = 'entries';

/** A field with a longer text, in characters, has several lines. */
const LONG = 90;

const YES_OR_NO = {
  widget: 'select',
  options: [
    { label: 'Yes', value: true },
    { label: 'No', value: false },
  ],
};

export interface Context {
  /** Whether translations may have a value here. */
  isTranslated: boolean;
  /** The original language of a translated file, the only one in which facts are required. */
  language: string | undefined;
  /** The languages in which texts are required; by default all. */
  complete?: readonly string[] | undefined;
  /** The enclosing objects, to stop recursion in one that contains itself. */
  above: readonly Schema[];
}

/**
 * The editor's fields for an object.
 *
 * @param samples such objects in the content files
 */
export function fieldsOf(
  { properties = {}, required = [] }: Schema,
  samples: readonly unknown[],
  context: Context,
): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const values = samples.flatMap((sample) => {
      const value = (sample as Record<string, unknown> | null)?.[name];
      return value === undefined || value === null ? [] : [value];
    });
    return (
      fieldOf(name, schema, values, { ...context, isOptional: !required.includes(name) }) ?? []
    );
  });
}

/** The editor's field for a schema; undefined where a recursive object is deeper than in the files. */
export function fieldOf(
  name: string,
  schema: Schema,
  samples: readonly unknown[],
  { isOptional = false, ...context }: Context & { isOptional?: boolean },
): Field | undefined {
  if (context.above.includes(schema) && samples.length === 0) return undefined;
  const { label = labelOf(name), hint, reference, folder, isLink, isText } = schema;
  const i18n = context.isTranslated && translationOf(name, schema);
  const isFact = context.language !== undefined && i18n === false;
  const languages = isFact ? [context.language] : i18n === true && context.complete;
  const common = {
    name,
    label,
    ...(hint ? { hint } : {}),
    required: !isOptional && (languages || true),
    ...(context.isTranslated ? { i18n } : {}),
  };
  if (reference) return { ...common, ...relationTo(reference) } as Field;
  if (folder) return { ...common, ...fileOf(folder, samples) } as Field;
  if (isLink) return { ...common, widget: 'link' } as Field;
  const below = {
    ...context,
    // Translations have keys only beside text.
    isTranslated: context.isTranslated && hasText(schema),
    above: [...context.above, schema],
  };
  const kinds = kindsOf(schema);
  if (kinds) {
    const types = typesOf(kinds, samples, below);
    return { ...common, widget: 'object', typeKey: KIND, types } as Field;
  }
  if (schema.properties) {
    const fields = fieldsOf(schema, samples, isText ? { ...below, isTranslated: false } : below);
    const own = isText ? translated(fields, context) : fields;
    return { ...common, widget: 'object', fields: own } as Field;
  }
  if (schema.type === 'object') return recordOf(common, schema, samples, below);
  if (schema.type === 'array') return listOf(common, schema, samples.flat(1), below);
  if (schema.enum || 'const' in schema) {
    return { ...common, widget: 'select', options: optionsOf(schema) } as Field;
  }
  if (schema.type === 'boolean') {
    // For an optional switch that is absent, the editor would write `false`.
    return { ...common, ...(isOptional ? YES_OR_NO : { widget: 'boolean' }) } as Field;
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    return { ...common, ...numberOf(schema) } as Field;
  }
  return { ...common, ...textOf(schema, samples) } as Field;
}

/** A choice among the entries of a list in another file. */
function relationTo({ file, list = ROOT, shown }: Reference) {
  const fields = [`${list}.*.${shown}`];
  return {
    widget: 'relation',
    collection: collectionOf(file),
    file,
    value_field: `${list}.*.id`,
    display_fields: fields,
    search_fields: fields,
  };
}

/** An upload, into the folder of the present file. */
function fileOf(folder: string, [sample]: readonly unknown[]) {
  const isPicture = folder !== 'media/certificates';
  return {
    widget: isPicture ? 'image' : 'file',
    ...(isPicture ? {} : { accept: 'application/pdf,image/*' }),
    media_folder: typeof sample === 'string' ? dirname(sample) : `/${folder}`,
    choose_url: false,
  };
}

/** The options of a choice, with labels for identifiers. */
function optionsOf({ const: only, enum: values = [only], labels = {} }: Schema) {
  return values.map((value) =>
    typeof value === 'string' ? { label: labels[value] ?? labelOf(value), value } : value,
  );
}

function typesOf(
  kinds: readonly Schema[],
  samples: readonly unknown[],
  context: Context,
): VariableFieldType[] {
  return kinds.map((kind) => {
    const { [KIND]: { const: name } = {}, ...properties } = kind.properties ?? {};
    const own = samples.filter((sample) => (sample as { kind?: unknown } | null)?.kind === name);
    const rest = { ...kind, properties };
    const fields = fieldsOf(rest, own, context);
    const { label = labelOf(String(name)) } = kind;
    return { name: String(name), label, ...summaryOf(rest), fields };
  });
}

function listOf(
  common: { label: string; required: unknown },
  { items, prefixItems, minItems, maxItems }: Schema,
  samples: readonly unknown[],
  context: Context,
): Field {
  const element = prefixItems?.[0] ?? items ?? {};
  const min = prefixItems?.length ?? minItems;
  const max = items ? maxItems : prefixItems?.length;
  const base = {
    ...common,
    ...(element.label ? { label_singular: element.label } : {}),
    // The editor requires at least one entry in a required list.
    required: (min ?? 0) > 0 ? common.required : false,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    widget: 'list',
    collapsed: 'auto',
  };
  const kinds = kindsOf(element);
  const below = { ...context, above: [...context.above, element] };
  if (kinds) {
    return { ...base, typeKey: KIND, types: typesOf(kinds, samples, below) } as Field;
  }
  if (element.properties) {
    const fields = fieldsOf(element, samples, below);
    const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
    return {
      ...base,
      ...summaryOf(element),
      ...(thumbnail ? { thumbnail } : {}),
      fields,
    } as Field;
  }
  const field = fieldOf('value', { label: common.label, ...element }, samples, context);
  return { ...base, field } as Field;
}

/** A record, whose keys are those of the schema or, where it allows any, those of the file. */
function recordOf(
  common: object,
  { propertyNames, additionalProperties: value = {}, labels = {} }: Schema,
  samples: readonly unknown[],
  context: Context,
): Field {
  const names = new Set([
    ...(propertyNames?.enum ?? []).map(String),
    ...samples.flatMap((sample) => Object.keys(sample as object)),
  ]);
  if (names.size === 0) return { ...common, widget: 'keyvalue' } as Field;
  const isIn = (name: string) => samples.every((sample) => name in (sample as object));
  const entries = [...names].map((name) => [name, { ...value, label: labels[name] }] as const);
  const properties = Object.fromEntries(entries);
  const fields = fieldsOf({ properties, required: [...names].filter(isIn) }, samples, context);
  return { ...common, widget: 'object', fields } as Field;
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: Schema) {
  const isWhole = type === 'integer';
  const min = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + (isWhole ? 1 : 0);
  const isLimit = (limit: number | undefined) =>
    Math.abs(limit ?? Number.MAX_SAFE_INTEGER) < Number.MAX_SAFE_INTEGER;
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(isWhole ? {} : { step: 0.01 }),
    ...(isLimit(min) ? { min } : {}),
    ...(isLimit(maximum) ? { max: maximum } : {}),
  };
}

function textOf(
  { format, minLength = 0, maxLength, pattern, wording }: Schema,
  samples: readonly unknown[],
) {
  if (format === 'date') {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  }
  const texts = samples.map(String);
  const isLong = texts.some((text) => text.length > LONG || text.includes('\n'));
  // A typed text with placeholders may be longer than the text shown, which has the limit.
  const fits = maxLength !== undefined && texts.every((text) => text.length <= maxLength);
  return {
    widget: isLong ? 'text' : 'string',
    ...(minLength > 1 ? { minlength: minLength } : {}),
    ...(fits ? { maxlength: maxLength } : {}),
    // A pattern of JSON Schema is a Unicode one. A placeholder is allowed too: the build checks its value.
    ...(pattern ? { pattern: [`/(?:${pattern})|\\{[\\w.]+\\}/u`, wording] } : {}),
  };
}

/** Text is translated, keys are duplicated, and everything else is in the original language only. */
function translationOf(name: string, schema: Schema): boolean | 'duplicate' {
  if (schema.isText) return true;
  if (!hasText(schema)) return [...KEYS, KIND].includes(name) ? 'duplicate' : false;
  return schema.type === 'array' ? 'duplicate' : true;
}

/** The same fields, all translated. */
function translated(fields: readonly Field[], { complete }: Context): Field[] {
  return fields.map((field) => {
    const { required } = field as { required?: unknown };
    return { ...field, i18n: true, required: Boolean(required) && (complete ?? true) } as Field;
  });
}

/** Fields that identify an entry for the office, the clearest first. */
const TELLING = ['title', 'name', 'label', 'question', 'heading', 'text', 'term', 'caption'];

/** The summary of a collapsed list entry: for an entry with only a reference, the editor shows its target. */
function summaryOf({ properties = {} }: Schema): { summary?: string } {
  const shown =
    TELLING.find((name) => name in properties) ??
    KEYS.find((name) => properties[name]?.reference) ??
    Object.keys(properties)[0];
  return shown ? { summary: `{{fields.${shown}}}` } : {};
}
