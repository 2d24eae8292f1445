/** An error whose message quotes nothing that a visitor sent: the log prints it. */
export class DeskError extends Error {
  override name = 'DeskError';
}
