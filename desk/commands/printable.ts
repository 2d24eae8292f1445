/**
 * A visitor's text for a terminal: control characters (escape sequences) and marks that reorder
 * neighbouring text are shown as �, so that a message cannot redraw the operator's screen.
 */
export function printable(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '�');
}

/** The same on one line. */
export function printableLine(text: string): string {
  return printable(text.replace(/\s+/g, ' ').trim());
}

/** Minutes are enough for a list. */
export function printableTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
