/** Resolves once what has changed so far is on the screen. */
export function nextPaint(): Promise<void> {
  // A frame is painted when a task comes that was posted from its callback.
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
