/** Measured values by their names. */
export type Figures = Record<string, number>;

/**
 * Measures subjects in turn, so that a busy machine slows all of them.
 *
 * @returns the medians of each subject's figures
 */
export async function inTurn<Subject>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Figures>,
): Promise<Figures[]> {
  const all = subjects.map((): Figures[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [i, subject] of subjects.entries()) all[i]?.push(await measure(subject));
  }
  return all.map((measured) =>
    Object.fromEntries(
      Object.keys(measured[0] ?? {}).map((name) => [
        name,
        median(measured.map((figures) => figures[name] ?? Number.NaN)),
      ]),
    ),
  );
}

/** Rows of a table: figures and, if there are others beside them, those and the ratios to them. */
export function compared(title: string, [own = {}, beside]: readonly Figures[]): string[][] {
  const rows = [[title, ...Object.values(own).map(written)]];
  if (!beside) return rows;
  const ratios = Object.entries(own).map(([name, value]) => value / (beside[name] ?? Number.NaN));
  return [
    ...rows,
    ['  beside', ...Object.values(beside).map(written)],
    ['  ratio', ...ratios.map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–'))],
  ];
}

/** Formats a table: the first column aligned left, figures aligned right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) =>
        column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      )
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

/** The median; of an even number of values the lower of the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

const written = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
