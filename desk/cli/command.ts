import type { Readable, Writable } from 'node:stream';
import { type Command, Option } from 'commander';
import { SUBMISSION_KINDS } from '#api/mails.ts';
import type { Config } from '../config.ts';
import type { DeskContent } from '../content.ts';
import { withStoreBeside } from '../store/open-store.ts';
import { DELIVERY_STATES } from '../store/submission.ts';
import type { Selection, SubmissionStore } from '../store/submission-store.ts';
import type { Progress } from './terminal.ts';

/** Runs a command, and prints its outcome. */
export type Run = (work: (call: Call) => Promise<Outcome>) => Promise<void>;

/** One call of a command. */
export interface Call {
  config: Config;
  content: DeskContent;
  now: number;
  progress: Progress;
  /** Receives an output that is too long for memory. */
  output: Writable;
  input: Readable;
}

/** Runs a command on the store, opened beside a desk that may be running and closed afterwards. */
export function onStore(
  run: Run,
  access: 'read' | 'write',
  work: (store: SubmissionStore, call: Call) => Promise<Outcome>,
): Promise<void> {
  return run((call) => withStoreBeside(call.config, access, (store) => work(store, call)));
}

/** The output of a command. */
export interface Outcome {
  /** For people. */
  text: string;
  /** For programs, with --json. */
  json: unknown;
  /** The command worked and found an error: exit code 1, for a monitor. */
  failed?: boolean;
  /** For people, beside an output of either kind. */
  note?: string;
}

/** A mistake by the operator, printed without a stack. */
export class UsageError extends Error {}

/** A failure with an exit status of its own. */
export class StatusError extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Values of the options added by `withSelection`. */
export type SelectionOptions = Pick<Selection, 'state' | 'form'>;

/** Adds the options of every command that works on a selection of submissions. */
export function withSelection(command: Command): Command {
  return command
    .addOption(
      new Option('--state <STATE>', 'only submissions in this state').choices(DELIVERY_STATES),
    )
    .addOption(
      new Option('--form <FORM>', 'only submissions of this form').choices(SUBMISSION_KINDS),
    );
}
