import { userInfo } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { type Command, Option } from 'commander';
import { SUBMISSION_KINDS } from '#shared/mails.ts';
import type { Config } from '../config.ts';
import type { DeskContent } from '../content.ts';
import { withStoreBeside } from '../store/open-store.ts';
import { DELIVERY_STATES } from '../store/submission.ts';
import type {
  AuditAction,
  AuditEntry,
  Selection,
  SubmissionStore,
} from '../store/submission-store.ts';
import type { UploadFiles } from '../store/upload-files.ts';
import type { Progress } from './terminal.ts';

/** Runs a command, and prints its outcome. */
export type Run = (work: (call: Call) => Promise<Outcome>) => Promise<void>;

/** One call of a command. */
export interface Call {
  config: Config;
  /** Reads the content of the newest build, which most commands do without. */
  content(): DeskContent;
  now: number;
  progress: Progress;
  /** Receives an output that is too long for memory. */
  output: Writable;
  input: Readable;
}

/** A call whose deeds are recorded in the audit log. */
export interface RecordedCall extends Call {
  /** Notes what the command has done, to be recorded at its end, also if it fails later. */
  did(action: AuditAction, subject: string): void;
}

/** A call on the store, with the contents of its uploads. */
export interface StoreCall extends RecordedCall {
  files: UploadFiles;
}

/** Runs a command on the store, opened beside a desk that may be running and closed afterwards. */
export function onStore(
  run: Run,
  access: 'read' | 'write',
  work: (store: SubmissionStore, call: StoreCall) => Promise<Outcome>,
): Promise<void> {
  return recorded(run, (call) =>
    withStoreBeside(call.config, access, (store, files) => work(store, { ...call, files })),
  );
}

/** Runs a command, and records in the audit log of the store what it has done. */
export function recorded(run: Run, work: (call: RecordedCall) => Promise<Outcome>): Promise<void> {
  return run(async (call) => {
    const entries: AuditEntry[] = [];
    const did = (action: AuditAction, subject: string) =>
      void entries.push({ at: call.now, actor: actor(), action, subject });
    try {
      return await work({ ...call, did });
    } finally {
      if (entries.length > 0) await record(call.config, entries);
    }
  });
}

/** Only says so when it cannot: on a disk that is full or read-only, commands still read. */
async function record(config: Config, entries: AuditEntry[]): Promise<void> {
  try {
    await withStoreBeside(config, 'write', (store) => store.record(entries));
  } catch (error) {
    process.stderr.write(`Not recorded in the audit log: ${(error as Error).message}\n`);
  }
}

/** The account that runs this process, and who called it by sudo. */
function actor(): string {
  const own = account();
  const { SUDO_USER: caller } = process.env;
  return caller ? `${caller} as ${own}` : own;
}

function account(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number without a name.
    return `user ${process.getuid?.()}`;
  }
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

/** A number of submissions, with the options that selected them. */
export function counted(count: number, { form, state }: SelectionOptions = {}): string {
  return [`${count} submissions`, form && `form ${form}`, state && `state ${state}`]
    .filter(Boolean)
    .join(', ');
}
