import type { Config } from '../config.ts';
import type { DeskContent } from '../content.ts';
import type { SubmissionStore } from '../store/port.ts';
import type { Progress } from './progress.ts';

/** One thing an operator can do: `npm run desk -- <name> …`. */
export interface Command {
  /** What stands after its name, such as `ID …`. */
  args: string;
  /** One line, without a full stop. */
  summary: string;
  /** What else an operator should know. */
  details?: string;
  options: Record<string, CommandOption>;
  /** How many words it takes besides its options. */
  words: { least: number; most: number };
  run(call: Call): Promise<Outcome>;
}

/** An option of a command, `--name` on the command line. */
export interface CommandOption {
  type: 'string' | 'boolean';
  /** For the help: what follows the option, and what it means. */
  value?: string;
  means: string;
}

/** One use of a command, with all it may work with. */
export interface Call {
  words: string[];
  /** An option that takes a value. */
  option(name: string): string | undefined;
  /** An option that is there or not. */
  flag(name: string): boolean;
  config: Config;
  content: DeskContent;
  now: number;
  progress: Progress;
  /** Writes to the terminal what is too long to be held in memory. */
  write(text: string): Promise<void>;
  /** Opens the store beside a running desk and closes it afterwards. */
  withStore<T>(access: 'read' | 'write', use: (store: SubmissionStore) => Promise<T>): Promise<T>;
}

/** What a command answers. */
export interface Outcome {
  /** For people. */
  text: string;
  /** For programs, with --json. */
  json: unknown;
}

/** A mistake of the operator's: told in one line, without a stack. */
export class UsageError extends Error {}
