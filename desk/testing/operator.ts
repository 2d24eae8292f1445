import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { type Outcome, UsageError } from '../cli/command.ts';
import { createProgram } from '../cli/commands.ts';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { content, writeContent } from './content.ts';
import { storedIn, type TestDesk, temporaryDirectory } from './desk.ts';

/** Runs a command as the command line does, in this process; rejects instead of printing errors. */
export function operator(env: Record<string, string>, now = Date.now()) {
  const config = readConfig(env);
  return async (
    name: string,
    words: string[] = [],
    options: Record<string, string | true | string[]> = {},
    input = '',
  ): Promise<Outcome> => {
    const output = new PassThrough();
    const printed = buffer(output);
    let outcome: Outcome | undefined;
    const program = createProgram(async (work) => {
      outcome = await work({
        config,
        content: () => content,
        now,
        progress: () => undefined,
        output,
        input: Readable.from([input]),
      });
    });
    const given = Object.entries(options).flatMap(([option, value]) =>
      value === true ? [`--${option}`] : [value].flat().flatMap((each) => [`--${option}`, each]),
    );
    program.commands.forEach((each) => void each.configureOutput({ writeErr: () => undefined }));
    await program.parseAsync([name, ...words, ...given], { from: 'user' });
    output.end();
    return { json: undefined, ...outcome, text: `${await printed}${outcome?.text}` };
  };
}

/** How a command fails: by a mistake of the operator (`usage`, exit code 2) or otherwise, with its message. */
export function failureOf(running: Promise<unknown>): Promise<string> {
  return running.then(
    () => 'no failure',
    (error: Error) => {
      const isUsage = error instanceof UsageError || error instanceof StartError;
      return `${isUsage ? 'usage: ' : ''}${error.message}`;
    },
  );
}

/** Runs one of the desk's two programs to its end, in a process of its own. */
export async function runProgram(
  file: 'main.ts' | 'cli.ts',
  args: string[],
  env: Record<string, string> = {},
  input = '',
): Promise<{ code: number; stdout: string; stderr: string }> {
  const siteDir = temporaryDirectory();
  writeContent(siteDir);
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '..', file), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SITE_DIR: siteDir,
      ...env,
    },
    stdio: 'pipe',
  });
  child.stdin.on('error', () => undefined).end(input);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
}

/** The id of the newest submission of a form. */
export async function idOf(desk: TestDesk, form: string) {
  return String((await storedIn(desk.dataDir)).find((each) => each.form === form)?.id);
}
