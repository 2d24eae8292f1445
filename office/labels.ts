import { entryOf, kindIn, type Schema } from './schema.ts';
import { type Path, valueAt } from './tree.ts';

/** An identifier as a label: `legalName` → `Legal name`; a short word of capitals is an abbreviation. */
export function labelOf(name: string): string {
  if (/^[A-Z]{2,5}$/.test(name)) return name;
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The schema of a field of an object, and whether it must have a value. */
export function fieldOf(schema: Schema, name: string): { field: Schema; isRequired: boolean } {
  const { properties = {}, additionalProperties = {}, labels = {}, required = [] } = schema;
  const own = properties[name];
  const label = labels[name];
  const entry = label ? { ...additionalProperties, label } : additionalProperties;
  return { field: own ?? entry, isRequired: own ? required.includes(name) : true };
}

/** The label of a field. */
export const labelOfField = (name: string, { label = labelOf(name) }: Schema) => label;

/** The labels of the fields along a path, with the numbers of entries: `Contracts 3`, `Year`. */
export function labelsAlong(
  root: Schema,
  path: Path,
  t: (words: string) => string = String,
  content?: unknown,
): string[] {
  const labels: string[] = [];
  let schema = root;
  for (const [at, step] of path.entries()) {
    schema = kindIn(schema, valueAt(content, path.slice(0, at)));
    if (typeof step === 'number') {
      const entry = entryOf(schema, step);
      const name = labels.pop();
      labels.push(`${name ?? t(entry.label ?? '')} ${step + 1}`.trim());
      schema = entry;
    } else {
      // Of several kinds, the first that has the field.
      const kind = schema.oneOf?.find(({ properties = {} }) => step in properties) ?? schema;
      schema = fieldOf(kind, step).field;
      labels.push(t(labelOfField(step, schema)));
    }
  }
  return labels;
}

/** Fields that identify an entry for the office, the clearest first. */
const TELLING = ['title', 'name', 'label', 'question', 'heading', 'text', 'term', 'caption'];

/** The name of the field by which an entry is shown in its list. */
export function tellingField({ properties = {} }: Schema): string | undefined {
  const names = Object.keys(properties).filter((name) => name !== 'kind');
  return (
    TELLING.find((name) => name in properties) ??
    names.find((name) => properties[name]?.reference) ??
    names[0]
  );
}
