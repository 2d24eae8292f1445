/** What the browser keeps from one visit to the next; undefined where its user blocks that. */
export const kept = storage();

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
