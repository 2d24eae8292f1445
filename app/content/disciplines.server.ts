import { z } from 'zod';
import { readExpertise } from './expertise.server.ts';
import { lookup, unique } from './fields.server.ts';
import { portfolioRecordById } from './portfolio.server.ts';
import { contentReader } from './readers.server.ts';

/** A discipline and its contracts. */
const discipline = z.strictObject({
  category: lookup(
    z.int(),
    'the id of a category in expertise.yaml',
    (id) => readExpertise().categories.find((known) => known.id === id),
    () => readExpertise().categories.map(({ id }) => String(id)),
  ).meta({
    hint: 'Category of the area of expertise.',
    reference: { file: 'expertise', list: 'categories', shown: 'category' },
  }),
  records: z
    .array(portfolioRecordById.meta({ label: 'Record' }))
    .min(1)
    .meta({
      hint: 'The contracts in which it took part. A contract may have several disciplines.',
    }),
});

/** content/disciplines.yaml, in display order. */
export const readDisciplines = contentReader(
  'disciplines',
  unique(discipline.meta({ label: 'Category' }), { category: (entry) => entry.category.id }),
);
