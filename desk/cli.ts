import { CommanderError } from 'commander';
import { UsageError } from './cli/command.ts';
import { createProgram } from './cli/commands.ts';
import { terminalProgress } from './cli/terminal.ts';
import { readConfig } from './config.ts';
import { readContent } from './content.ts';
import { StartError } from './start-error.ts';
import { nameOf } from './store/open-store.ts';

/** The desk's command line: `npm run desk -- COMMAND …`. */
const program = createProgram(async (work) => {
  const config = readConfig(process.env);
  process.stderr.write(`${nameOf(config)}\n`);
  const { text, json } = await work({
    config,
    content: readContent(),
    now: Date.now(),
    progress: terminalProgress(process.stderr),
    output: process.stdout,
  });
  const isJson = program.opts().json && json !== undefined;
  process.stdout.write(isJson ? `${JSON.stringify(json, null, 2)}\n` : text);
});

process.stdout.on('error', fail);
program.parseAsync().catch(fail);

function fail(error: NodeJS.ErrnoException): void {
  // The reader of a pipe may close it early, as `head` does.
  if (error.code === 'EPIPE') return;
  if (error instanceof CommanderError) {
    process.exitCode = error.code.startsWith('commander.help') ? 0 : 2;
    return;
  }
  console.error(error.message);
  process.exitCode = error instanceof UsageError || error instanceof StartError ? 2 : 1;
}
