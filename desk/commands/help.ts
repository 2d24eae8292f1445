import type { Command } from './command.ts';
import { commands } from './commands.ts';

const RUN = 'npm run desk --';

/** What there is. */
export function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}\n`,
  );
  return `What visitors sent, and what became of it.

  ${RUN} COMMAND …

${lines.join('')}
  --json    for programs
  --help    this text, or after a command more about it

The store is the one of the desk: DATABASE_URL, or else DATA_DIR (./data unless set). All but "move"
work while the desk runs. docs/operating.md tells when to use which.
`;
}

/** More about one command. */
export function commandHelp(name: string, { args, summary, details, options }: Command): string {
  const all = Object.entries(options).map(
    ([option, { value, means }]) => [`--${option}${value ? ` ${value}` : ''}`, means] as const,
  );
  const rows = [...all, ['--json', 'for programs'] as const];
  const width = Math.max(...rows.map(([option]) => option.length));
  return `${RUN} ${name}${args ? ` ${args}` : ''}

${summary[0]?.toUpperCase()}${summary.slice(1)}.
${details ? `${details}\n` : ''}
${rows.map(([option, means]) => `  ${option.padEnd(width)}  ${means}\n`).join('')}`;
}
