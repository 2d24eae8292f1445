/**
 * Stands in the head of every sealed page, before any other script. Where a visitor blocks site
 * data, reading a storage throws; the router and the mail SDK read both without a guard. There they
 * get a storage that keeps nothing.
 */
for (const name of /** @type {const} */ (['localStorage', 'sessionStorage'])) {
  try {
    window[name].length;
  } catch {
    const value = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(window, name, { value });
  }
}
