import { z } from 'zod';
import { readExpertise } from './expertise.server.ts';
import { lookup, unique } from './fields.server.ts';
import { portfolioRecordById } from './portfolio.server.ts';
import { contentReader } from './readers.server.ts';

/** A discipline and its contracts. */
const discipline = z.strictObject({
  /** Category of the area of expertise. */
  category: lookup(z.int(), 'the id of a category in expertise.yaml', (id) =>
    readExpertise().categories.find((known) => known.id === id),
  ),
  /** The contracts in which it took part. A contract may have several disciplines. */
  records: z.array(portfolioRecordById).min(1),
});

/** content/disciplines.yaml, in display order. */
export const readDisciplines = contentReader(
  'disciplines',
  unique(discipline, { category: (entry) => entry.category.id }),
);
