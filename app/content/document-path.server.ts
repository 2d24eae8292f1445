import { type Document, isMap, isPair, isScalar, isSeq, type Node } from 'yaml';

/** The path of a visited node: keys of mappings and indexes of sequences. */
export function pathOf(key: unknown, ancestors: readonly unknown[]): PropertyKey[] {
  return ancestors.flatMap((node, depth): PropertyKey[] => {
    if (isPair(node)) return [String(node.key)];
    if (!isSeq(node)) return [];
    const next = ancestors[depth + 1];
    return [next === undefined ? Number(key) : node.items.indexOf(next)];
  });
}

/** The nodes along a path, as far as they exist, and the node at which each begins: its key, if any. */
export function stepsTo(
  document: Document,
  path: readonly PropertyKey[],
): { node: Node | null; at: Node | undefined }[] {
  let node = document.contents as Node | null;
  const steps = [{ node, at: node ?? undefined }];
  for (const key of path) {
    let at: Node | undefined;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      at = pair.key as Node;
      node = pair.value as Node | null;
    } else if (isSeq(node) && typeof key === 'number') {
      node = (node.items[key] ?? null) as Node | null;
      if (!node) break;
      at = node;
    } else break;
    steps.push({ node, at });
  }
  return steps;
}
