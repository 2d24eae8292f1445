/** For `vi.waitFor`: polled often, given up late. */
export const SOON = { timeout: 40_000, interval: 5 };
