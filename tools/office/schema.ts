import type { z } from 'zod';
import { isText } from '#app/content/translation.server.ts';

/** The input side of a Zod schema, with its metadata. */
export interface Accepted {
  /** The schema without wrappers and transformations. */
  inner: z.core.$ZodType;
  /** Whether the field may be left out. */
  isOptional: boolean;
  /** Whether the value is translated. */
  isText: boolean;
  /** The entry of another file that it refers to: `the id of a client in clients.yaml`. */
  reference: string | undefined;
  /** Label of the field, if its name does not explain it. */
  label: string | undefined;
  /** Folder of the files whose path it may be. */
  folder: string | undefined;
  /** Whether it is the address of a page, of this site or another. */
  isLink: boolean;
}

const OPTIONAL = ['optional', 'default', 'prefault', 'nullable', 'catch'];

/** Unwraps a schema. */
export function accepted(schema: z.core.$ZodType): Accepted {
  const found: Accepted = {
    inner: schema,
    isOptional: false,
    isText: false,
    reference: undefined,
    label: undefined,
    folder: undefined,
    isLink: false,
  };
  for (let at: z.core.$ZodType | undefined = schema; at; at = within(at)) {
    found.inner = at;
    found.isText ||= isText(at);
    found.isOptional ||= OPTIONAL.includes(at._zod.def.type);
    const { reference, label, folder, isLink } = (at as z.ZodType).meta() ?? {};
    if (typeof reference === 'string') found.reference ??= reference;
    if (typeof label === 'string') found.label ??= label;
    if (typeof folder === 'string') found.folder ??= folder;
    found.isLink ||= isLink === true;
  }
  // A text such as a name may be the same in every language.
  if ((schema as z.ZodType).meta()?.isText === false) found.isText = false;
  return found;
}

function within(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = schema._zod as { def: z.core.$ZodTypeDef };
  if (def.type === 'pipe') {
    const { in: before, out } = def as z.core.$ZodPipeDef;
    return before._zod.def.type === 'transform' ? out : before;
  }
  if (def.type === 'lazy') return (def as z.core.$ZodLazyDef).getter();
  return (def as z.core.$ZodOptionalDef).innerType;
}

/** The fields of an object. */
export function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> | undefined {
  const { def } = schema._zod;
  return def.type === 'object' ? { ...(def as z.core.$ZodObjectDef).shape } : undefined;
}

/** The kinds of objects that a field accepts. */
export interface Union {
  /** Name of the field with the kind. */
  discriminator: string;
  kinds: { name: string; shape: Record<string, z.core.$ZodType> }[];
}

/** The kinds of a discriminated union; undefined for any other schema. */
export function kindsOf(schema: z.core.$ZodType): Union | undefined {
  const { options, discriminator } = schema._zod.def as z.core.$ZodDiscriminatedUnionDef;
  if (schema._zod.def.type !== 'union' || discriminator === undefined) return undefined;
  const kinds = options.flatMap((option) => {
    const { inner } = accepted(option);
    const nested = kindsOf(inner)?.kinds;
    if (nested) return nested;
    const names = [...(option._zod.propValues?.[discriminator] ?? [])].map(String);
    return names.map((name) => ({ name, shape: shapeOf(inner) ?? {} }));
  });
  return { discriminator, kinds };
}

/** Whether anything in a schema is a text. */
export function hasText(schema: z.core.$ZodType, above: readonly z.core.$ZodType[] = []): boolean {
  const { inner, isText } = accepted(schema);
  if (isText) return true;
  if (above.includes(inner)) return false;
  const { def } = inner._zod as { def: unknown };
  const { element, valueType, options, items } = def as Partial<
    z.core.$ZodArrayDef & z.core.$ZodRecordDef & z.core.$ZodUnionDef & z.core.$ZodTupleDef
  >;
  return [
    ...Object.values(shapeOf(inner) ?? {}),
    ...(element ? [element] : []),
    ...(valueType ? [valueType] : []),
    ...(options ?? []),
    ...(items ?? []),
  ].some((each) => hasText(each, [...above, inner]));
}

/** Limits and pattern of a text or number, from the checks of its schema. */
export function checksOf(schema: z.core.$ZodType) {
  const checks = (schema._zod.def as { checks?: z.core.$ZodCheck[] }).checks ?? [];
  const found: {
    minimum?: number;
    maximum?: number;
    least?: number;
    most?: number;
    pattern?: RegExp;
  } = {};
  const own = schema._zod.def as { check?: string; pattern?: RegExp; format?: string };
  const isWhole = own.format === 'safeint';
  if (own.pattern) found.pattern = own.pattern;
  for (const check of checks) {
    const def = check._zod.def as z.core.$ZodCheckDef & Record<string, unknown>;
    switch (def.check) {
      case 'min_length':
        found.minimum = def.minimum as number;
        break;
      case 'max_length':
        found.maximum = def.maximum as number;
        break;
      case 'length_equals':
        found.minimum = def.length as number;
        found.maximum = def.length as number;
        break;
      case 'greater_than':
        found.least = (def.value as number) + (def.inclusive || !isWhole ? 0 : 1);
        break;
      case 'less_than':
        found.most = (def.value as number) - (def.inclusive || !isWhole ? 0 : 1);
        break;
      case 'string_format':
        if (def.pattern) found.pattern = def.pattern as RegExp;
        break;
    }
  }
  return found;
}
