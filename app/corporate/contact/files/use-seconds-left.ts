import { useEffect, useState } from 'react';
import type { FileEntry } from './file-entries.ts';

/** Before this time a speed says little. */
const MEASURED_FOR_S = 5;

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** Seconds until all files have arrived, at the average speed since sending began; undefined at first. */
export function useSecondsLeft(
  files: readonly FileEntry[],
  left: number,
  isSending: boolean,
): number | undefined {
  const sent = sum(files.map((file) => file.sent));
  const [start, setStart] = useState<{ at: number; sent: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: from where sending begins.
  useEffect(() => {
    setStart(isSending ? { at: performance.now(), sent } : undefined);
  }, [isSending]);
  if (!start) return undefined;
  const seconds = (performance.now() - start.at) / 1000;
  const speed = (sent - start.sent) / seconds;
  return seconds >= MEASURED_FOR_S && speed > 0 ? left / speed : undefined;
}
