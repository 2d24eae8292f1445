// The progress bar, which is drawn on a terminal only.
import { expect, it } from 'vitest';
import { terminalProgress } from './terminal.ts';

function written(isTTY: boolean): string {
  let text = '';
  const write = (piece: string) => {
    text += piece;
    return true;
  };
  const progress = terminalProgress({ isTTY, write } as unknown as NodeJS.WriteStream);
  progress(1, 4, 'written');
  progress(4, 4, 'written');
  progress(0, 0, 'erased');
  return text;
}

it('draws one line that fills up, then ends it', () => {
  const lines = written(true).split('\n');
  expect(lines[0]?.split('\r').slice(1)).toEqual([
    `${'█'.repeat(8)}${'░'.repeat(22)} 25 %  1 of 4 written`,
    `${'█'.repeat(30)} 100 %  4 of 4 written`,
  ]);
  expect(lines[1]).toContain('100 %  0 of 0 erased');
});

it('draws nothing without a terminal', () => {
  expect(written(false)).toBe('');
});
