/** Why the desk cannot start, in words an operator can act on. Printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
