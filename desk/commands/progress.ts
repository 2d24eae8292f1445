const BAR_WIDTH = 30;

/** Tells how far a long command has come. */
export type Progress = (done: number, total: number, of: string) => void;

/** A bar on a terminal's error output; silent where no person watches. */
export function terminalProgress(output: NodeJS.WriteStream): Progress {
  if (!output.isTTY) return () => undefined;
  return (done, total, of) => {
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    output.write(`\r${bar} ${Math.floor(share * 100)} %  ${done} of ${total} ${of}`);
    if (done >= total) output.write('\n');
  };
}
