import { z } from 'zod';

/** Why the desk cannot start, in words an operator can act on. Printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** An error at the start in such words: after what is said of it, unless it has them already. */
export function asStartError(said: string, cause: unknown): StartError {
  if (cause instanceof StartError) return cause;
  const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : (cause as Error).message;
  return new StartError(`${said}: ${reason}`, { cause });
}

/** Says that nobody can listen there, most often because somebody does already. */
export function cannotListen({ host, port }: { host: string; port: number }, cause: unknown) {
  return asStartError(`Cannot listen on ${host}:${port}`, cause);
}
