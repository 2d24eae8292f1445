import { z } from 'zod';
import { DeskError } from './log.ts';

/** Why the desk cannot start, in words that an operator can act on. Printed without a stack. */
export class StartError extends DeskError {
  override name = 'StartError';
}

/** Wraps an error with what failed, unless it is a `StartError` already. */
export function asStartError(what: string, cause: unknown): StartError {
  if (cause instanceof StartError) return cause;
  const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : (cause as Error).message;
  return new StartError(`${what}: ${reason}`, { cause });
}

/** The error for a port that cannot be used, for example because another program uses it. */
export function cannotListen({ host, port }: { host: string; port: number }, cause: unknown) {
  return asStartError(`Cannot listen on ${host}:${port}`, cause);
}
