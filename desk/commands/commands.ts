import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { erase } from './erase.ts';
import { exportSubmissions } from './export.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import { purge } from './purge.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';
import { status } from './status.ts';

/** Everything an operator can do, by name. */
export const commands: Record<string, Command> = {
  list,
  show,
  status,
  retry,
  export: exportSubmissions,
  erase,
  purge,
  backup,
  move,
};
