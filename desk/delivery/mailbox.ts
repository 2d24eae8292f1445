import addressparser from 'nodemailer/lib/addressparser';

/** A name, which may be empty, and an e-mail address (RFC 5322 §3.4). */
export interface Mailbox {
  name: string;
  address: string;
}

/** Reads `Name <address>` or a bare address; undefined when it is not exactly one. */
export function parseMailbox(text: string): Mailbox | undefined {
  const mailboxes = parseMailboxes(text);
  return mailboxes?.length === 1 ? mailboxes[0] : undefined;
}

/** Reads a comma-separated list of mailboxes; undefined when any of it is not an address. */
export function parseMailboxes(text: string): Mailbox[] | undefined {
  const mailboxes = addressparser(text, { flatten: true });
  const valid = mailboxes.every(({ address }) => /^[^\s@<>]+@[^\s@<>]+$/.test(address));
  return mailboxes.length > 0 && valid ? mailboxes : undefined;
}
