import { type Document, isMap, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import type { z } from 'zod';
import type { Language } from '#shared/language-settings.ts';
import { keyOf, type Translation } from '#shared/translation.ts';
import { ContentError, describeValue, fieldName, type Problem } from './content-error.server.ts';

/** A parsed file. */
export interface Parsed {
  file: string;
  document: Document;
  /** Line of a node; without a node, the first line of the content. */
  lineOf(node?: Node): number;
}

/** Position of the check in a document. */
interface Place {
  path: PropertyKey[];
  /** Whether a node above is from the translation. */
  isTranslated: boolean;
  /** The translation's counterpart of the node, or of the nearest node above that has one. */
  counterpart: Node | undefined;
  /** The nearest entry with a key: `id 7`. */
  entry: string | undefined;
}

/** A text that has no translation. */
interface Untranslated {
  node: Scalar;
  field: string;
}

/** Whether a schema's values are texts, which are translated. */
function isText(schema: z.core.$ZodType): boolean {
  return (schema as z.ZodType).meta()?.isText === true;
}

/**
 * Compares a translated document with its schema: texts have a translation, unless the settings of the language or a
 * page that is not published allow it to lack some; other values must not.
 *
 * @param own the file that is translated
 * @param other the translation
 * @returns the texts that it has, and those that it lacks
 * @throws ContentError
 */
export function checkTranslation(
  schema: z.core.$ZodType,
  own: Parsed,
  other: Parsed,
  { isTranslated, counterpartOf, unmatched }: Translation,
  language: Language,
): { translated: string[]; untranslated: Untranslated[] } {
  const root = own.document.contents;
  const { pluralCategories } = new Intl.PluralRules(language.code).resolvedOptions();
  const categories: ReadonlySet<unknown> = new Set(pluralCategories);
  const page = isMap(root) ? { published: root.get('published') } : {};
  const isRequired = !mayLackTexts(language, page);
  const untranslated: Untranslated[] = [];
  const translated: string[] = [];
  const problems: Problem[] = unmatched.map((entry) => ({
    file: other.file,
    line: other.lineOf(entry),
    field: '',
    message: `${own.file} has no such entry here: ${keyName(entry)}; add it there first, or remove it here`,
  }));
  const checkText = (node: Node, { path, counterpart, entry, ...above }: Place) => {
    if (!isScalar(node)) return;
    if (above.isTranslated || isTranslated(node)) {
      translated.push(String(node.value));
      return;
    }
    const field = fieldName(path);
    untranslated.push({ node, field });
    if (!isRequired) return;
    problems.push({
      file: other.file,
      line: other.lineOf(counterpart),
      field,
      message: `expected the translation of ${own.file}:${own.lineOf(node)}${entry ? `, ${entry}` : ''}`,
    });
  };
  const checkFact = (node: Node, { path, isTranslated }: Place) => {
    if (!isTranslated) return;
    problems.push({
      file: other.file,
      line: other.lineOf(node),
      field: fieldName(path),
      message: `expected texts only; ${own.file} has the value for every language, remove it here`,
    });
  };
  const checkPair = (given: z.core.$ZodType, { key, value }: Pair, place: Place, id?: string) => {
    const { shape, valueType } = given._zod.def as z.core.$ZodObjectDef & z.core.$ZodRecordDef;
    const name = isScalar(key) ? String(key.value) : '';
    const field = shape?.[name] ?? valueType;
    if (field && name !== id) check(field, value, { ...place, path: [...place.path, name] });
  };
  const check = (given: z.core.$ZodType, node: unknown, above: Place) => {
    if (!(isMap(node) || isSeq(node) || isScalar(node))) return;
    const key = keyOf(node);
    const place = {
      path: above.path,
      isTranslated: above.isTranslated || isTranslated(node),
      counterpart: counterpartOf(node) ?? above.counterpart,
      entry: key ? keyName(node) : above.entry,
    };
    const inner = innerSchema(given, node);
    if (isText(given) || isText(inner)) {
      // A text by plural category is a map of its forms, of which a language may have fewer.
      for (const { key, value } of isMap(node) ? node.items : [{ key: undefined, value: node }]) {
        if (!key || categories.has(String(key))) checkText(value as Node, place);
      }
    } else if (isMap(node)) {
      for (const pair of node.items) checkPair(inner, pair, place, key?.name);
    } else if (isSeq(node)) {
      const { element, items } = inner._zod.def as z.core.$ZodArrayDef & z.core.$ZodTupleDef;
      for (const [index, item] of node.items.entries()) {
        const each = element ?? items?.[index];
        if (each) check(each, item, { ...place, path: [...place.path, index] });
      }
    } else checkFact(node, place);
  };
  check(schema, root, { path: [], isTranslated: false, counterpart: undefined, entry: undefined });
  if (problems.length > 0) throw new ContentError(own.file, problems);
  return { translated, untranslated };
}

/** Whether a translation need not have every text. @param page its file, if it may be that of a page */
export function mayLackTexts(
  { untranslated }: Language,
  { published }: { published?: unknown },
): boolean {
  return untranslated === 'show' || published === false;
}

function keyName(entry: Node): string {
  if (isScalar(entry)) return String(entry.value);
  const kind = isMap(entry) ? { name: 'kind', value: entry.get('kind') } : undefined;
  const { name, value } = keyOf(entry) ?? kind ?? { name: '', value: entry };
  return `${name} ${describeValue(value)}`;
}

/** Unwraps a schema; of a union, returns the option that the value's discriminator selects. */
function innerSchema(schema: z.core.$ZodType, node: Node): z.core.$ZodType {
  const { type } = schema._zod.def;
  if (type === 'pipe') {
    const { in: before, out } = schema._zod.def as z.core.$ZodPipeDef;
    return innerSchema(before._zod.def.type === 'transform' ? out : before, node);
  }
  if (type === 'union') {
    const { options, discriminator } = schema._zod.def as z.core.$ZodDiscriminatedUnionDef;
    const found = options.find((option) => {
      const values = option._zod.propValues?.[discriminator];
      return isMap(node) && values?.has(node.get(discriminator) as z.core.util.Primitive);
    });
    return found ? innerSchema(found, node) : schema;
  }
  const { innerType } = schema._zod.def as z.core.$ZodOptionalDef;
  return innerType ? innerSchema(innerType, node) : schema;
}
