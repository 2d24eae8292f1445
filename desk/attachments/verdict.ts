import type { MessageKey } from '#contract/messages.ts';

/** What the desk does with a file: takes it, takes it but lets a person look first, or refuses. */
export type Verdict =
  | { kind: 'fine' }
  | { kind: 'held'; because: string }
  | { kind: 'refused'; key: MessageKey };
