import { randomUUIDv7 } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Command } from 'commander';
import { readBounce } from '../mail/bounce.ts';
import { readReply } from '../mail/reply.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import { type Outcome, onStore, type RecordedCall, type Run, StatusError } from './command.ts';

/** Exit statuses for mail servers (sysexits.h). */
const UNKNOWN_MAIL = 65;
const TRY_AGAIN = 75;

export const bounce = (run: Run) =>
  new Command('bounce')
    .argument('[ADDRESS]', 'the address it was sent to, if its header does not have it')
    .description(`Reads a bounce from standard input, and marks its message as not delivered.

For the mail server that receives mail to BOUNCE_ADDRESS: see docs/operating.md.
A message to the office is parked, one to a visitor refused. What a visitor
replied to an answer is shown in the inbox. Exit status 0: the mail needs no more
attention; 65: it is neither a bounce of this store's messages, nor a reply to
one in the inbox; 75: the store cannot be used now, and the mail server should
try again.`)
    .action((address: string | undefined) =>
      onStore(run, 'write', (store, call) => record(store, call, address)).catch(
        (error: Error): never => {
          throw error instanceof StatusError ? error : new StatusError(error.message, TRY_AGAIN);
        },
      ),
    );

async function record(
  store: SubmissionStore,
  call: RecordedCall,
  address: string | undefined,
): Promise<Outcome> {
  const { input, now, did } = call;
  const mail = await buffer(input);
  const text = mail.toString();
  const { id, failed, isAutomatic } = readBounce(text, address);
  if (text.trim() === '') throw unknown('Standard input is empty: expected a mail');
  if (!failed) {
    if (isAutomatic) return ignored('An automatic answer');
    return keepReply(store, call, mail, id);
  }
  if (failed.length === 0) return ignored('A notification of something else than a failure');
  if (!id) throw unknown('This notification names no message');
  const addresses = failed.map((each) => each.address);
  const error = `bounced: ${failed[0]?.status}`;
  const state = await store.bounced(id, now, addresses, error);
  if (!state) throw unknown(`There is no submission ${id}`);
  did('bounce', id);
  return { text: `${id} is ${state}. It ${error}\n`, json: { id, state } };
}

/** Shows what a person replied in the inbox, below its message. */
async function keepReply(
  store: SubmissionStore,
  { now, did }: RecordedCall,
  mail: Buffer,
  sentTo: string | undefined,
): Promise<Outcome> {
  const { to, messageId, fields } = await readReply(mail, sentTo).catch((error: Error) => {
    throw unknown(`This mail cannot be read: ${error.message}`);
  });
  const reply = { id: randomUUIDv7(), receivedAt: now, language: '', fields };
  const kept = await store.reply(reply, messageId, to);
  if (!kept) throw unknown('This mail is neither a bounce nor a reply to a message in the inbox');
  const { about, isNew } = kept;
  if (!isNew) return ignored('A reply that is in the inbox');
  did('reply', about);
  return { text: `${about} has a reply\n`, json: { id: about } };
}

const unknown = (message: string) => new StatusError(message, UNKNOWN_MAIL);

const ignored = (what: string): Outcome => ({ text: `${what}: ignored\n`, json: {} });
