/** Stores a value until the tab is closed; does nothing if storage is blocked or full. */
export function storeForTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Callers keep the value in memory.
  }
}

/** The value stored by {@link storeForTab}, or null. */
export function storedForTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
