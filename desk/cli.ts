import { CommanderError } from 'commander';
import { StatusError, UsageError } from './cli/command.ts';
import { createProgram } from './cli/commands.ts';
import { terminalProgress } from './cli/terminal.ts';
import { readConfig } from './config.ts';
import { readContent } from './content.ts';
import { inPlainWords, StartError } from './start-error.ts';
import { nameOf } from './store/open-store.ts';

/** The desk's command line: `npm run desk -- COMMAND …`. */
const program = createProgram(async (work) => {
  const config = readConfig(process.env);
  process.stderr.write(`${nameOf(config)}\n`);
  const {
    text,
    json,
    note = '',
    failed,
  } = await work({
    config,
    content: () => readContent(config.siteDir),
    now: Date.now(),
    progress: terminalProgress(process.stderr),
    output: process.stdout,
    input: process.stdin,
  });
  const isJson = program.opts().json && json !== undefined;
  process.stderr.write(note);
  process.stdout.write(isJson ? `${JSON.stringify(json, null, 2)}\n` : text);
  if (failed) process.exitCode = 1;
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
  console.error(inPlainWords(error.message));
  const isUsage = error instanceof UsageError || error instanceof StartError;
  process.exitCode = error instanceof StatusError ? error.status : isUsage ? 2 : 1;
}
