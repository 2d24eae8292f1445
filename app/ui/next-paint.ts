/** Resolves after the next paint. */
export function nextPaint(): Promise<void> {
  // A task that is posted from an animation frame runs after that frame was painted.
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
