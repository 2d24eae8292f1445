/** The visitor's date, which script writes (app/frame/visitor-date.ts); blank until then, at the same height. */
export function VisitorDate() {
  return <time data-today="">{'\u00a0'}</time>;
}
