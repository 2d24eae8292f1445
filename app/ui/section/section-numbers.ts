/** Returns a counter for the sections that a page shows: `01`, `02` … */
export function sectionNumbers(): () => string {
  let shown = 0;
  return () => {
    shown += 1;
    return String(shown).padStart(2, '0');
  };
}
