import { SUBMISSION_KINDS } from '#contract/mails.ts';
import type { Selection } from '../store/port.ts';
import { DELIVERY_STATES } from '../store/submission.ts';
import { type Call, type CommandOption, UsageError } from './command.ts';

/** Options of every command that works on some submissions. */
export const SELECTION: Record<string, CommandOption> = {
  state: { type: 'string', value: 'STATE', means: `only these: ${DELIVERY_STATES.join(', ')}` },
  form: { type: 'string', value: 'FORM', means: `only these: ${SUBMISSION_KINDS.join(', ')}` },
};

/**
 * The submissions those options mean, as far as they have come by now.
 * @throws UsageError when there is no such state or form.
 */
export function selectionOf(call: Call): Selection {
  return {
    state: oneOf('state', call.option('state'), DELIVERY_STATES),
    form: oneOf('form', call.option('form'), SUBMISSION_KINDS),
    receivedBefore: call.now + 1,
  };
}

function oneOf<T extends string>(name: string, given: string | undefined, known: readonly T[]) {
  if (given === undefined) return undefined;
  const found = known.find((each) => each === given);
  if (!found) throw new UsageError(`--${name} is one of ${known.join(', ')}`);
  return found;
}
