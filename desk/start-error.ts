/** Why the desk cannot start, in words an operator can act on. Printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Says that nobody can listen there, most often because somebody does already. */
export function cannotListen({ host, port }: { host: string; port: number }, cause: unknown) {
  return new StartError(`Cannot listen on ${host}:${port}: ${(cause as Error).message}`, { cause });
}
