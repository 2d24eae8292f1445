import { z } from 'zod';
import { text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { mark } from './references.server.ts';

/** A key person (spec 3). */
const keyPerson = z.strictObject({
  /** Number of the person, which nobody else has. The order of the list is that of the page. */
  id: z.int().positive().meta({ label: 'Number' }),
  /** A picture at least 320 pixels wide, or a drawing. Without one, initials are shown. */
  image: mark.optional().meta({ label: 'Portrait' }),
  /** Full name. */
  name: text,
  /** Position in the company. */
  designation: text,
  /** What this person is responsible for. */
  description: text,
});

/** content/key-persons.yaml, in display order. */
const keyPersons = unique(keyPerson, { id: ({ id }) => id });

export type KeyPerson = z.infer<typeof keyPerson>;

export const readKeyPersons = contentReader('key-persons', keyPersons);
