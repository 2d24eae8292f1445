/** Within this time after submission a press may be the second half of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Resolves after the double-click interval. */
export function doubleClickOver(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
}
