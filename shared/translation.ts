import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { KEYS, KIND } from './keys.ts';
import { LANGUAGES } from './language.ts';
import type { Language } from './language-settings.ts';

/**
 * Whether a language's texts are a translation, in a folder of their own; otherwise they are in the
 * content files themselves.
 *
 * @param content path of the folder `content`
 */
export function hasTranslation(content: string, code: string): boolean {
  return existsSync(join(content, code));
}

/** The language whose texts are in the content files themselves. */
export function originalLanguage(): Language {
  return LANGUAGES.find(({ code }) => !hasTranslation('content', code)) ?? LANGUAGES[0];
}

/** Result of {@link translate}. */
export interface Translation {
  /** Whether a node, and so every node below it, is from the translation. */
  isTranslated(node: Node): boolean;
  /** The node of the translation for a map or list that is in both files. */
  counterpartOf(node: Node): Node | undefined;
  /** Objects of the translation with a key that their list does not have, or of another kind; names of others. */
  unmatched: readonly Node[];
}

/**
 * Replaces the values of a YAML document by those of its translation, which has the same shape and may
 * leave out any field, or leave it blank. The keys of entries stay.
 */
export function translate(document: Document, translation: Document): Translation {
  const translated = new Set<Node>();
  const counterparts = new Map<Node, Node>();
  const unmatched: Node[] = [];

  const merge = (own: unknown, given: unknown): unknown => {
    if (isMap(own) && isMap(given)) mergeMaps(own, given);
    else if (isSeq(own) && isSeq(given) && own.items.some(isMap)) mergeLists(own, given);
    else if (isSeq(own) && isSeq(given) && hasBlank(given)) mergeTexts(own, given);
    else if (!isBlank(given)) {
      translated.add(given as Node);
      return given;
    }
    if (given) counterparts.set(own as Node, given as Node);
    return own;
  };
  const mergeMaps = (own: YAMLMap, given: YAMLMap) => {
    if (own.has(KIND) && given.has(KIND) && own.get(KIND) !== given.get(KIND)) {
      unmatched.push(given);
      return;
    }
    for (const pair of given.items) {
      const name = isScalar(pair.key) ? pair.key.value : undefined;
      if (name === KIND && own.has(KIND)) continue;
      const known = own.items.find(({ key }) => isScalar(key) && key.value === name);
      // The editor writes every field of a form.
      if (!known && isBlank(pair.value)) continue;
      const value = known ? merge(known.value, pair.value) : pair.value;
      if (value !== pair.value) continue;
      if (!known && isMap(pair.value)) {
        unmatched.push(pair.key as Node);
        continue;
      }
      translated.add(pair.value as Node);
      if (known) own.items.splice(own.items.indexOf(known), 1, pair);
      else own.items.push(pair);
    }
  };
  const mergeLists = (own: YAMLSeq, given: YAMLSeq) => {
    for (const [index, entry] of given.items.entries()) {
      const key = keyOf(entry);
      const at = key ? own.items.findIndex((each) => isSame(keyOf(each), key)) : index;
      if (key && at === -1) unmatched.push(entry as Node);
      else if (at >= own.items.length) {
        own.items.push(entry);
        translated.add(entry as Node);
      } else own.items[at] = mergeEntries(own.items[at], entry, key?.name);
    }
  };
  const mergeTexts = (own: YAMLSeq, given: YAMLSeq) => {
    own.items = given.items.map((each, index) => merge(own.items[index], each));
  };
  const mergeEntries = (own: unknown, given: unknown, key: string | undefined): unknown => {
    const kept = key && isMap(own) && own.get(key, true);
    const merged = merge(own, given);
    if (kept && isMap(merged)) merged.set(key, kept);
    return merged;
  };

  const contents = merge(document.contents, translation.contents);
  document.contents = contents as typeof document.contents;
  return {
    isTranslated: (node) => translated.has(node),
    counterpartOf: (node) => counterparts.get(node),
    unmatched,
  };
}

/** Whether a text of a list, or of a table, is left blank. */
function hasBlank({ items }: YAMLSeq): boolean {
  return items.some((each) => isBlank(each) || (isSeq(each) && hasBlank(each)));
}

function isBlank(node: unknown): boolean {
  return !node || (isScalar(node) && (node.value === null || node.value === ''));
}

/** The key of a list's entry, if it has one. */
export function keyOf(entry: unknown): { name: string; value: unknown } | undefined {
  if (!isMap(entry)) return undefined;
  const name = KEYS.find((each) => entry.has(each));
  return name === undefined ? undefined : { name, value: entry.get(name) };
}

function isSame(one: ReturnType<typeof keyOf>, other: ReturnType<typeof keyOf>): boolean {
  return one?.name === other?.name && one?.value === other?.value;
}
