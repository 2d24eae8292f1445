import { parseArgs } from 'node:util';
import { list } from './commands/list.ts';
import { show } from './commands/show.ts';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';
import { openStoreBeside } from './store/open-store.ts';

const HELP = `Reads what visitors sent.

  npm run desk -- list          every submission, newest first
  npm run desk -- show ID       one submission in full

  --json    for programs
  --help    this text

The store is the one in DATA_DIR (./data unless set). It may be read while the desk runs.
`;

/** A mistake of the operator's: told in one line, without a stack. */
class UsageError extends Error {}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [command, ...rest] = positionals;
  if (values.help || command === undefined) {
    process.stdout.write(HELP);
    return;
  }
  const [id] = rest;
  if (!['list', 'show'].includes(command)) throw new UsageError(`There is no command "${command}"`);
  if (rest.length !== (command === 'show' ? 1 : 0))
    throw new UsageError(`See: desk ${command} --help`);

  const store = await openStoreBeside(readConfig(process.env), 'read');
  try {
    const json = values.json ?? false;
    process.stdout.write(id === undefined ? await list(store, json) : await show(store, id, json));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  const { message, code = '' } = error as Error & { code?: string };
  console.error(message);
  process.exitCode =
    error instanceof UsageError || error instanceof StartError || code.startsWith('ERR_PARSE_ARGS')
      ? 2
      : 1;
});
