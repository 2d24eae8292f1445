import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import { readBounce } from '../mail/bounce.ts';
import type { DeliveryQueue } from '../store/submission-store.ts';
import { type Outcome, onStore, type RecordedCall, type Run, StatusError } from './command.ts';

/** Exit statuses for mail servers (sysexits.h). */
const UNKNOWN_MAIL = 65;
const TRY_AGAIN = 75;

export const bounce = (run: Run) =>
  new Command('bounce')
    .argument('[ADDRESS]', 'the address it was sent to, if its header does not have it')
    .description(`Reads a bounce from standard input, and marks its message as not delivered.

For the mail server that receives mail to BOUNCE_ADDRESS: see docs/operating.md.
A message to the office is parked, one to a visitor refused. Exit status 0: the
mail needs no more attention; 65: it is no bounce of this store's messages; 75:
the store cannot be used now, and the mail server should try again.`)
    .action((address: string | undefined) =>
      onStore(run, 'write', (store, call) => record(store, call, address)).catch(
        (error: Error): never => {
          throw error instanceof StatusError ? error : new StatusError(error.message, TRY_AGAIN);
        },
      ),
    );

async function record(
  store: DeliveryQueue,
  { input, now, did }: RecordedCall,
  address: string | undefined,
): Promise<Outcome> {
  const mail = await text(input);
  const { id, failed, isAutomatic } = readBounce(mail, address);
  if (mail.trim() === '') throw unknown('Standard input is empty: expected a mail');
  if (!failed) {
    if (isAutomatic) return ignored('An automatic answer');
    throw unknown('This mail is not a delivery status notification');
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

const unknown = (message: string) => new StatusError(message, UNKNOWN_MAIL);

const ignored = (what: string): Outcome => ({ text: `${what}: ignored\n`, json: {} });
