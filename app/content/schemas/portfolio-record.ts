import { z } from 'zod';
import { readPortfolio } from '../portfolio.server.ts';
import { foundBy } from './found-by.ts';

/** A portfolio record by its id; becomes the record itself. */
export const portfolioRecord = foundBy(z.int(), 'the id of a record in portfolio.yaml', (id) =>
  readPortfolio().records.find((known) => known.id === id),
);
