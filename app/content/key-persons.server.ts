import { z } from 'zod';
import { text, unique } from './fields.server.ts';
import { contentReader } from './readers.server.ts';
import { mark } from './references.server.ts';

/** A key person (spec 3). */
const keyPerson = z.strictObject({
  id: z.int().positive().meta({
    label: 'Number',
    hint: 'Number of the person, which nobody else has. The order of the list is that of the page.',
  }),
  image: mark.optional().meta({
    folder: 'media/marks/portraits',
    label: 'Portrait',
    hint: 'A picture at least 320 pixels wide, or a drawing. Without one, initials are shown.',
  }),
  name: text.meta({ hint: 'Full name.' }),
  designation: text.meta({ label: 'Position', hint: 'Position in the company.' }),
  facts: text.optional().meta({
    hint: 'One line: degree and year, years in the trade, or the largest contract.',
  }),
  description: text.meta({ hint: 'What this person is responsible for.' }),
});

/** content/key-persons.yaml, in display order. */
const keyPersons = unique(keyPerson.meta({ label: 'Key person' }), { id: ({ id }) => id });

export type KeyPerson = z.infer<typeof keyPerson>;

export const readKeyPersons = contentReader('key-persons', keyPersons);
