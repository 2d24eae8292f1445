/** Keeps a value until the tab is closed; where the browser refuses storage, or it is full, nothing is kept. */
export function storeForTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Callers hold the value themselves for as long as the document lives.
  }
}

/** What {@link storeForTab} has kept; null where there is nothing. */
export function storedForTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
