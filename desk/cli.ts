import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type Call, type Command, UsageError } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { commandHelp, help } from './commands/help.ts';
import { terminalProgress } from './commands/progress.ts';
import { readConfig } from './config.ts';
import { readContent } from './content.ts';
import { StartError } from './start-error.ts';
import { nameOf, withStoreBeside } from './store/open-store.ts';

const GENERAL = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** The desk's command line: `npm run desk -- COMMAND …`. */
async function main(args: string[]): Promise<string> {
  const name = args.find((word) => !word.startsWith('-'));
  if (name === undefined) {
    parseArgs({ args, options: GENERAL });
    return help();
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}". See: npm run desk -- --help`);

  const { values, positionals } = parse(args, command);
  if (values.help) return commandHelp(name, command);
  const words = positionals.slice(1);
  const { least, most } = command.words;
  if (words.length < least || words.length > most) {
    const wrong = words.length < least ? 'needs more than that' : 'takes fewer words';
    throw new UsageError(`"${name}" ${wrong}. See: npm run desk -- ${name} --help`);
  }
  const { text, json } = await command.run(callOf(words, values));
  return values.json && json !== undefined ? `${JSON.stringify(json, null, 2)}\n` : text;
}

function parse(args: string[], { options }: Command) {
  const known = Object.entries(options).map(([name, { type }]) => [name, { type }] as const);
  return parseArgs({
    args,
    options: { ...Object.fromEntries(known), ...GENERAL },
    allowPositionals: true,
  });
}

function callOf(words: string[], values: Record<string, unknown>): Call {
  const config = readConfig(process.env);
  return {
    words,
    option: (name) => values[name] as string | undefined,
    flag: (name) => values[name] === true,
    config,
    content: readContent(),
    now: Date.now(),
    progress: terminalProgress(process.stderr),
    async write(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    withStore(access, use) {
      process.stderr.write(`${nameOf(config)}\n`);
      return withStoreBeside(config, access, use);
    },
  };
}

// Whoever reads our output may have seen enough, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

main(process.argv.slice(2)).then(
  (text) => process.stdout.write(text),
  (error: Error & { code?: string }) => {
    console.error(error.message);
    const mistaken = error instanceof UsageError || error instanceof StartError;
    process.exitCode = mistaken || error.code?.startsWith('ERR_PARSE_ARGS') ? 2 : 1;
  },
);
