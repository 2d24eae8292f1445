const steps = [480, 800, 1200, 1600, 2400];

/** A step closer than this to the next spares too few bytes to be worth a file. */
const apart = 1.2;

/** The widths a picture is offered in: the usual steps, and never more than the master has. */
export function widthsFor(masterWidth: number): number[] {
  const largest = Math.min(masterWidth, Math.max(...steps));
  return [...steps.filter((step) => step * apart < largest), largest];
}
