import { Command } from 'commander';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { bounce } from './bounce.ts';
import { application, registration } from './case.ts';
import { check } from './check.ts';
import type { Run } from './command.ts';
import { erase } from './erase.ts';
import { exportSubmissions } from './export.ts';
import { handled } from './handled.ts';
import { invite } from './invite.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import { people } from './people.ts';
import { purge } from './purge.ts';
import { restore } from './restore.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';
import { status } from './status.ts';
import { visits } from './visits.ts';

const COMMANDS = [
  list,
  show,
  status,
  check,
  application,
  registration,
  retry,
  handled,
  bounce,
  exportSubmissions,
  erase,
  purge,
  visits,
  audit,
  invite,
  people,
  backup,
  restore,
  move,
];

/** The operator's command line, which throws a `CommanderError` instead of exiting. */
export function createProgram(run: Run): Command {
  const program = new Command('npm run desk --')
    .description(`Manages the visitors' messages.

The store is the desk's: DATABASE_URL, or else DATA_DIR (./data by default).
All commands but "restore" and "move" work while the desk runs.
See docs/operating.md.`)
    .option('--json', 'output for programs')
    .configureHelp({
      showGlobalOptions: true,
      subcommandDescription: (command) => command.description().split('\n')[0] ?? '',
    })
    .exitOverride();
  for (const create of COMMANDS) {
    program.addCommand(create(run).copyInheritedSettings(program));
  }
  return program;
}
