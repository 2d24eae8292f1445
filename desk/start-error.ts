import { z } from 'zod';
import { DeskError } from './desk-error.ts';

/** Why the desk cannot start, in words that an operator can act on. Printed without a stack. */
export class StartError extends DeskError {
  override name = 'StartError';
}

/** As OpenSSL prints it: thread, code, library, function, reason, file and line. */
const OPENSSL = /\w+:error:(\w{8}):[^:\n]*:[^:\n]*:([^:\n]*):[^:\n]*:\d+:[^\n]*\n?/g;

/** As Node prints an error of the system: code, reason, call, and often a path. */
const SYSTEM = /^(E[A-Z]+): ([^,\n]+), \w+(?: '([^'\n]*)'(?: -> '[^'\n]*')?)?$/;

/** The message of a library or the system for an operator: reason, path and code, without the rest. */
export function inPlainWords(message: string): string {
  return message
    .replace(OPENSSL, 'the encrypted connection failed, $2 ($1)')
    .replace(SYSTEM, (_, code, reason, path) => `${path ? `${path}: ` : ''}${reason} (${code})`);
}

/** Wraps an error with what failed, unless it is a `StartError` already. */
export function asStartError(what: string, cause: unknown): StartError {
  if (cause instanceof StartError) return cause;
  const reason =
    cause instanceof z.ZodError ? z.prettifyError(cause) : inPlainWords((cause as Error).message);
  return new StartError(`${what}: ${reason}`, { cause });
}

/** An address to listen on, and the variable that chooses its port. */
interface Address {
  host: string;
  port: number;
  variable?: string;
}

/** The error for a port that cannot be used, for example because another program uses it. */
export function cannotListen({ host, port, variable = 'PORT' }: Address, cause: unknown) {
  const what = `Cannot listen on ${host}:${port}`;
  if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') return asStartError(what, cause);
  const remedy = `end that, or set ${variable} to another, such as ${port + 2}`;
  return new StartError(`${what}: another program uses this port; ${remedy}`, { cause });
}
