/**
 * Runs in the head of every page, before any other script. Where a visitor blocks site data, access
 * to a storage throws, and the router and the mail SDK do not catch it. Replaces it with an empty one.
 */
for (const name of /** @type {const} */ (['localStorage', 'sessionStorage'])) {
  try {
    window[name].length;
  } catch {
    const value = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(window, name, { value });
  }
}
