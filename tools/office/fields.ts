import { dirname } from 'node:path/posix';
import type { Field, VariableFieldType } from '@sveltia/cms';
import type { z } from 'zod';
import { KEYS, KIND } from '#shared/translation.ts';
import type { Hints } from './hints.ts';
import { labelOf, singularOf } from './labels.ts';
import { accepted, checksOf, hasText, kindsOf, shapeOf, type Union } from './schema.ts';

/** A field with a longer text, in characters, has several lines. */
const LONG = 90;

const YES_OR_NO = {
  widget: 'select',
  options: [
    { label: 'Yes', value: true },
    { label: 'No', value: false },
  ],
};

interface Context {
  hints: Hints;
  /** Whether translations may have a value here. */
  isTranslated: boolean;
  /** The original language of a translated file, the only one in which facts are required. */
  language: string | undefined;
  /** The field for a reference to an entry of another file; undefined if no form has these entries. */
  relationTo(reference: string): object | undefined;
  /** The enclosing objects, to stop recursion in one that contains itself. */
  above: readonly z.core.$ZodType[];
}

/**
 * The editor's fields for an object.
 *
 * @param samples such objects in the content files
 */
export function fieldsOf(
  shape: Record<string, z.core.$ZodType>,
  samples: readonly unknown[],
  context: Context,
): Field[] {
  const names = Object.keys(shape);
  return names.flatMap((name) => {
    const values = samples.flatMap((sample) => {
      const value = (sample as Record<string, unknown> | null)?.[name];
      return value === undefined || value === null ? [] : [value];
    });
    const field = fieldOf(name, shape[name] as z.core.$ZodType, values, context);
    const hint = context.hints.of(name, names);
    return field ? [{ ...field, ...(hint ? { hint } : {}) } as Field] : [];
  });
}

/** The editor's field for a schema; undefined where a recursive object is deeper than in the files. */
export function fieldOf(
  name: string,
  schema: z.core.$ZodType,
  samples: readonly unknown[],
  context: Context,
): Field | undefined {
  const found = accepted(schema);
  const { inner, isOptional, isText, reference, folder, isLink, label = labelOf(name) } = found;
  if (context.above.includes(inner) && samples.length === 0) return undefined;
  const below = { ...context, above: [...context.above, inner] };
  const i18n = context.isTranslated && translationOf(name, schema);
  const isFact = context.language !== undefined && i18n === false;
  const common = {
    name,
    label,
    required: !isOptional && (isFact ? [context.language] : true),
    ...(context.isTranslated ? { i18n } : {}),
  };
  const relation = reference && context.relationTo(reference);
  if (relation) return { ...common, ...relation } as Field;
  if (folder) return { ...common, ...fileOf(folder, samples) } as Field;
  if (isLink) return { ...common, widget: 'link' } as Field;
  const { type } = inner._zod.def;
  // Translations have keys only beside text.
  if (!hasText(schema)) below.isTranslated = false;
  const shape = shapeOf(inner);
  if (shape) {
    const fields = fieldsOf(shape, samples, isText ? { ...below, isTranslated: false } : below);
    return { ...common, widget: 'object', fields: isText ? translated(fields) : fields } as Field;
  }
  const union = kindsOf(inner);
  if (union) {
    return {
      ...common,
      widget: 'object',
      typeKey: union.discriminator,
      types: typesOf(union, samples, below),
    } as Field;
  }
  switch (type) {
    case 'array': {
      const { element } = inner._zod.def as z.core.$ZodArrayDef;
      const { minimum: min, maximum: max } = checksOf(inner);
      return listOf(common, element, { min, max }, samples.flat(1), below);
    }
    case 'tuple': {
      const { items, rest } = inner._zod.def as z.core.$ZodTupleDef;
      const limits = { min: items.length, ...(rest ? {} : { max: items.length }) };
      const [first] = items;
      return listOf(common, first as z.core.$ZodType, limits, samples.flat(1), below);
    }
    case 'record':
      return recordOf(common, inner as z.core.$ZodRecord, samples, below);
    case 'boolean':
      // For an optional switch that is absent, the editor would write `false`.
      return { ...common, ...(isOptional ? YES_OR_NO : { widget: 'boolean' }) } as Field;
    case 'enum':
    case 'literal':
      return { ...common, widget: 'select', options: optionsOf(inner) } as Field;
    case 'number':
    case 'int':
      return { ...common, ...numberOf(inner) } as Field;
    case 'union':
    case 'string':
      return { ...common, ...textOf(schema, inner, samples) } as Field;
    default:
      throw new Error(`The editor has no field for ${name}, of type ${type}`);
  }
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
function optionsOf(schema: z.core.$ZodType) {
  return [...(schema._zod.values ?? [])].map((value) =>
    typeof value === 'string' ? { label: labelOf(value), value } : value,
  );
}

function typesOf(
  { discriminator, kinds }: Union,
  samples: readonly unknown[],
  context: Context,
): VariableFieldType[] {
  return kinds.map(({ name, shape: { [discriminator]: _, ...shape } }) => {
    const own = samples.filter(
      (sample) => (sample as Record<string, unknown> | null)?.[discriminator] === name,
    );
    const summary = summaryOf(shape);
    const fields = fieldsOf(shape, own, context);
    return { name, label: labelOf(name), ...(summary ? { summary } : {}), fields };
  });
}

function listOf(
  common: { label: string; required: unknown },
  element: z.core.$ZodType,
  { min, max }: { min?: number | undefined; max?: number | undefined },
  samples: readonly unknown[],
  context: Context,
): Field {
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const { inner } = accepted(element);
  const shape = shapeOf(inner);
  const below = { ...context, above: [...context.above, inner] };
  // The editor requires at least one entry in a required list.
  const required = (min ?? 0) > 0 ? common.required : false;
  const label_singular = singularOf(common.label);
  const base = {
    ...common,
    label_singular,
    required,
    ...limits,
    widget: 'list',
    collapsed: 'auto',
  };
  if (shape) {
    const fields = fieldsOf(shape, samples, below);
    const summary = summaryOf(shape);
    const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
    return {
      ...base,
      ...(summary ? { summary } : {}),
      ...(thumbnail ? { thumbnail } : {}),
      fields,
    } as Field;
  }
  const union = kindsOf(inner);
  if (union) {
    const types = typesOf(union, samples, below);
    return { ...base, typeKey: union.discriminator, types } as Field;
  }
  const field = fieldOf('value', element, samples, context);
  return { ...base, field: { ...field, label: label_singular } } as Field;
}

/** A record, whose keys are those of the schema or, where it allows any, those of the file. */
function recordOf(
  common: object,
  record: z.core.$ZodRecord,
  samples: readonly unknown[],
  context: Context,
): Field {
  const { keyType, valueType } = record._zod.def;
  const names = new Set([
    ...[...(keyType._zod.values ?? [])].map(String),
    ...samples.flatMap((sample) => Object.keys(sample as object)),
  ]);
  if (names.size === 0) return { ...common, widget: 'keyvalue' } as Field;
  const shape = Object.fromEntries([...names].map((name) => [name, valueType]));
  const isIn = (name: string) => samples.every((sample) => name in (sample as object));
  const fields = fieldsOf(shape, samples, context).map((field) => ({
    ...field,
    required: isIn(field.name) && (field as { required?: unknown }).required,
  }));
  return { ...common, widget: 'object', fields } as Field;
}

function numberOf(schema: z.core.$ZodType) {
  const { least, most } = checksOf(schema);
  const { format } = schema._zod.def as { format?: string };
  return {
    widget: 'number',
    value_type: format === 'safeint' ? 'int' : 'float',
    ...(format === 'safeint' ? {} : { step: 0.01 }),
    ...(least === undefined || Math.abs(least) === Number.MAX_SAFE_INTEGER ? {} : { min: least }),
    ...(most === undefined || Math.abs(most) === Number.MAX_SAFE_INTEGER ? {} : { max: most }),
  };
}

function textOf(schema: z.core.$ZodType, inner: z.core.$ZodType, samples: readonly unknown[]) {
  const { format } = inner._zod.def as { format?: string };
  if (format === 'date') {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  }
  const { minimum, maximum, pattern } = checksOf(inner);
  const texts = samples.map(String);
  const isLong = texts.some((text) => text.length > LONG || text.includes('\n'));
  // A typed text with placeholders may be longer than the text shown, which has the limit.
  const fits = maximum !== undefined && texts.every((text) => text.length <= maximum);
  return {
    widget: isLong ? 'text' : 'string',
    ...(minimum !== undefined && minimum > 1 ? { minlength: minimum } : {}),
    ...(fits ? { maxlength: maximum } : {}),
    ...(pattern ? { pattern: [orPlaceholder(pattern), wordingOf(schema)] } : {}),
  };
}

/** A pattern in the editor's syntax, which also allows a placeholder: the build checks its value. */
function orPlaceholder({ source, flags }: RegExp): string {
  return `/(?:${source})|\\{[\\w.]+\\}/${flags}`;
}

/** The build's message for a text of the wrong form. */
function wordingOf(schema: z.core.$ZodType): string {
  const { error } = (schema as z.ZodType).safeParse('\u0001');
  return (error?.issues[0]?.message ?? 'not of the expected form').replace(/, got .*$/, '');
}

/** Text is translated, keys are duplicated, and everything else is in the original language only. */
function translationOf(name: string, schema: z.core.$ZodType): boolean | 'duplicate' {
  const { inner, isText } = accepted(schema);
  if (isText) return true;
  if (!hasText(schema)) return [...KEYS, KIND].includes(name) ? 'duplicate' : false;
  return inner._zod.def.type === 'array' ? 'duplicate' : true;
}

/** The same fields, all translated. */
function translated(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const { required } = field as { required?: unknown };
    return { ...field, i18n: true, required: Boolean(required) } as Field;
  });
}

/** Fields that identify an entry for the office, the clearest first. */
const TELLING = ['title', 'name', 'label', 'question', 'heading', 'text', 'term', 'caption'];

/** The summary of a collapsed list entry; undefined for the editor's default. */
function summaryOf(shape: Record<string, z.core.$ZodType>): string | undefined {
  const names = Object.keys(shape);
  const telling = TELLING.find((name) => names.includes(name));
  // The editor shows the name of the target for an entry with only a reference.
  const shown =
    telling ??
    KEYS.find((name) => name in shape && accepted(shape[name] as z.core.$ZodType).reference) ??
    names[0];
  return shown && `{{fields.${shown}}}`;
}
