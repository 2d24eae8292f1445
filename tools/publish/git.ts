import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A git command failed; the message is git's own. */
export class GitError extends Error {}

/** Disables prompts, which nobody could answer, and limits connections, which would hold up later publications. */
const UNATTENDED = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -oBatchMode=yes -oConnectTimeout=30',
  GIT_HTTP_LOW_SPEED_LIMIT: '1000',
  GIT_HTTP_LOW_SPEED_TIME: '60',
  LC_ALL: 'C',
};

/** A checkout, whose git commands run in its folder. */
export class Checkout {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Runs a git command; returns its output. @throws GitError */
  async git(...args: readonly string[]): Promise<string> {
    try {
      const env = { ...process.env, ...UNATTENDED };
      const { stdout } = await run('git', args, { cwd: this.folder, env, maxBuffer: 2 ** 26 });
      return stdout.trimEnd();
    } catch (error) {
      const { stderr = '', message } = error as { stderr?: string; message: string };
      throw new GitError(stderr.trim() || message);
    }
  }

  /** Runs a git command; undefined if it fails. */
  async ask(...args: readonly string[]): Promise<string | undefined> {
    try {
      return await this.git(...args);
    } catch (error) {
      if (error instanceof GitError) return undefined;
      throw error;
    }
  }

  /** The id of a commit, by any name; undefined where there is none. */
  commit(name: string): Promise<string | undefined> {
    return this.ask('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  }

  /** A commit as people name it: short id, subject, author. */
  describe(commit: string): Promise<string> {
    return this.git('log', '-1', '--format=%h "%s" by %an', commit);
  }
}
