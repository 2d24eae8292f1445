import { tellingField } from '../labels.ts';
import { kindsOf, type Schema } from '../schema.ts';
import { type Fields, isFields } from '../tree.ts';

/** A new entry of a list: with its number, the next that no entry has had. */
export function newEntry(element: Schema, entries: readonly unknown[], kind?: string): unknown {
  if (element.type === 'array') return [];
  if (!kind && element.type !== 'object') return element.type === 'string' ? '' : undefined;
  const schema =
    kindsOf(element)?.find(({ properties }) => properties?.kind?.const === kind) ?? element;
  const entry: Fields = kind ? { kind } : {};
  const id = schema.properties?.id;
  const ids = entries.filter(isFields).map((each) => each.id);
  if (id && !id.reference) {
    const next = id.type === 'integer' ? nextNumber(ids) : nextName(ids);
    if (next !== undefined) entry.id = next;
  }
  return entry;
}

const nextNumber = (ids: unknown[]) => Math.max(0, ...ids.map(Number).filter(Number.isInteger)) + 1;

/** After `V-49`, `V-50`; undefined where names do not end in numbers. */
function nextName(ids: unknown[]): string | undefined {
  const [, before = ''] = /^(\D*)\d+$/.exec(String(ids.at(-1) ?? '')) ?? [];
  const numbers = ids.flatMap((id) => {
    const [, own, number] = /^(\D*)(\d+)$/.exec(String(id)) ?? [];
    return own === before && before ? [Number(number)] : [];
  });
  return numbers.length > 0 ? `${before}${Math.max(...numbers) + 1}` : undefined;
}

/** The field of which an entry's key is made; undefined where an entry has none, or has a number. */
export function keySourceOf(schema: Schema): string | undefined {
  const { properties = {}, required = [] } = schema;
  const { id } = properties;
  if (id?.type !== 'string' || id.reference || !required.includes('id')) return undefined;
  const telling = tellingField(schema);
  if (telling !== 'id') return telling;
  return 'file' in properties ? 'file' : undefined;
}

/** A name as the key of an entry: `Zahra Cables` → `zahra-cables`. */
export function keyOfName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}
