/**
 * Works on every item, on at most `limit` at a time, in their order.
 *
 * @throws what the first failing work throws; the rest is still worked on
 */
export async function atMost<Item>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All take from one iterator, so each item is taken once.
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
