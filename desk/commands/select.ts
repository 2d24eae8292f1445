import { FORM_NAMES } from '#contract/forms.ts';
import { DELIVERY_STATES, type StoredSubmission, type SubmissionStore } from '../store/port.ts';
import { type Call, type CommandOption, UsageError } from './command.ts';

/** Options of every command that works on some submissions. */
export const SELECTION: Record<string, CommandOption> = {
  state: { type: 'string', value: 'STATE', means: `only these: ${DELIVERY_STATES.join(', ')}` },
  form: { type: 'string', value: 'FORM', means: `only these: ${FORM_NAMES.join(', ')}` },
};

/**
 * The submissions those options mean, newest first.
 * @throws UsageError when there is no such state or form.
 */
export async function select(store: SubmissionStore, call: Call): Promise<StoredSubmission[]> {
  const state = oneOf('state', call.option('state'), DELIVERY_STATES);
  const form = oneOf('form', call.option('form'), FORM_NAMES);
  return (await store.list()).filter(
    (each) =>
      (state === undefined || each.delivery.state === state) &&
      (form === undefined || each.form === form),
  );
}

function oneOf<T extends string>(name: string, given: string | undefined, known: readonly T[]) {
  if (given === undefined) return undefined;
  const found = known.find((each) => each === given);
  if (!found) throw new UsageError(`--${name} is one of ${known.join(', ')}`);
  return found;
}
