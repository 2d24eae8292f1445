/** The visitor's date, which script writes (app/frame/visitor-date.ts); blank until then, at the same height. */
export function Today() {
  return <time data-today="">{'\u00a0'}</time>;
}
