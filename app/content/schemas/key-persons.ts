import { z } from 'zod';
import { mark } from './reference.ts';
import { text } from './text.ts';
import { unique } from './unique.ts';

/** A key person (spec 3). */
const keyPerson = z.strictObject({
  /** Place in the order, from 1. */
  id: z.int().positive(),
  /** Drawn portrait in `media/marks/portraits`. */
  image: mark,
  /** Full name. */
  name: text,
  /** Office held. */
  designation: text,
  /** What this person answers for. */
  description: text,
});

/** content/<lang>/key-persons.yaml, in the order shown. */
export const keyPersons = unique(keyPerson, { id: ({ id }) => id });

export type KeyPerson = z.infer<typeof keyPerson>;
