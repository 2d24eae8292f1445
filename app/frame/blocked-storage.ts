/**
 * Replaces storages that cannot be used by empty ones: where a visitor blocks site data, access to one throws, and
 * the mail SDK does not catch it.
 */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name].length;
    } catch {
      const value = { getItem: () => null, setItem() {}, removeItem() {} };
      Object.defineProperty(window, name, { value });
    }
  }
}
