const steps = [480, 800, 1200, 1600, 2400];

/** The widths a picture is offered in: the usual steps, and never more than the master has. */
export function widthsFor(masterWidth: number): number[] {
  const below = steps.filter((step) => step < masterWidth);
  const largest = Math.min(masterWidth, Math.max(...steps));
  return [...below.filter((step) => step < largest), largest];
}
