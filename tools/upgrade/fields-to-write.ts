import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { describeValue, fieldName } from '#app/content/content-error.server.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import type { ContentReader } from '#app/content/yaml-reader.server.ts';
import { estateReaders } from '#app/content-check.server.ts';
import { hasText, kindIn, type Schema } from '#office/schema.ts';
import { type ContentFile, contentFiles } from '#tools/office/content-files.ts';
import { jsonSchemaOf } from '#tools/office/schema.ts';
import { programPath } from '#tools/program-path.ts';
import type { ContentFiles } from './content-files.ts';
import type { Entry } from './report.ts';
import { untranslatedTexts, wholeFile } from './untranslated-texts.ts';
import { type Path, YamlText } from './yaml-text.ts';

/** A field that a person must write. */
interface Missing {
  path: Path;
  schema: Schema;
}

/**
 * The fields that this program requires and the content lacks, in each language that has a folder; and those that the
 * program does not know, which an owner may have added.
 */
export function fieldsToWrite(content: ContentFiles): { missing: Entry[]; unknown: Entry[] } {
  const found = { missing: [] as Entry[], unknown: [] as Entry[] };
  for (const { file, schema, reads } of filesWithSchema()) {
    const own = content.at(file);
    if (!own) {
      if (isYaml(file)) found.missing.push(wholeFile(file));
      continue;
    }
    const { missing, unknown } = compared(schema, own.value([]));
    const translations = content.languages.flatMap(
      (code) => content.at(file.replace('content/', `content/${code}/`)) ?? [],
    );
    for (const yaml of [own, ...translations]) {
      const lacking = missing.filter(
        ({ path, schema }) => yaml === own || (hasText(schema) && yaml.value(path) === undefined),
      );
      found.missing.push(...lacking.map((each) => entryOf(yaml.file, own.file, each)));
      const others = yaml === own ? unknown : compared(schema, yaml.value([])).unknown;
      found.unknown.push(
        ...others.map((path) => ({ file: yaml.file, field: fieldName(path), what: '' })),
      );
    }
    if (reads) found.missing.push(...untranslatedTexts(content, own, { schema, reads }));
  }
  return found;
}

const isYaml = (file: string) => file.endsWith('.yaml');

/** @returns `reads` only for files that are translated */
function filesWithSchema(): (Omit<ContentFile, 'reads'> & Partial<ContentFile>)[] {
  const template = (hasTemplate() ? estateReaders : []).flatMap((read) => {
    const { file, schema } = read as Partial<ContentReader<z.ZodType>>;
    return file && schema ? [{ file, schema: jsonSchemaOf(schema) }] : [];
  });
  return [...contentFiles(), ...template];
}

/** What the field is for, and the words of the program's own sample in the same language, if it has that. */
function entryOf(file: string, own: string, { path, schema: { hint = '' } }: Missing): Entry {
  const sample = [file, own].map((each) => programPath(`sample/${each}`)).find(existsSync);
  const words = sample && sampleAt(sample).value(path);
  const [first] = [words].flat();
  const shown = typeof first === 'string' ? describeValue(first) : String(first);
  const example = words === undefined ? '' : `Sample: ${shown}`;
  return { file, field: fieldName(path), what: `${hint} ${example}`.trim() };
}

const samples = new Map<string, YamlText>();

/** A file of the sample, which is parsed once: it has the words of many fields. */
function sampleAt(path: string): YamlText {
  const sample = samples.get(path) ?? new YamlText(path, readFileSync(path, 'utf8'));
  samples.set(path, sample);
  return sample;
}

/** Compares a value with its schema. */
function compared(schema: Schema, value: unknown) {
  const missing: Missing[] = [];
  const unknown: Path[] = [];
  const compare = (given: Schema, value: unknown, path: Path): void => {
    const schema = kindIn(given, value);
    const { properties = {}, additionalProperties: other, items, prefixItems, required } = schema;
    if (value === undefined && !required?.length) {
      missing.push({ path, schema: given });
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) {
        const each = prefixItems?.[index] ?? items;
        if (each) compare(each, entry, [...path, index]);
      }
    } else if (value === undefined || (typeof value === 'object' && value !== null)) {
      const fields = (value ?? {}) as Record<string, unknown>;
      const names = new Set([...(required ?? []), ...Object.keys(fields)]);
      for (const name of names) {
        const field = properties[name] ?? other;
        if (field) compare(field, fields[name], [...path, name]);
        // JSON Schema of a strict object, which has no schema for other fields.
        else if ((other as unknown) === false) unknown.push([...path, name]);
      }
    }
  };
  compare(schema, value, []);
  return { missing, unknown };
}
