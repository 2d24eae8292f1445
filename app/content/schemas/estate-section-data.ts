import { z } from 'zod';
import { readPartners } from '../companies.server.ts';
import { readEstateListings } from '../estate-listings.server.ts';
import { readPosts } from '../posts.server.ts';
import type { Post } from './posts.ts';

/** A slice of the sample properties, from the first index up to the second; becomes the properties. */
export const listings = z
  .tuple([z.int().nonnegative(), z.int().positive()])
  .transform(([from, to]) => readEstateListings().slice(from, to));

/** A slice of the posts, the newest first; becomes what a card shows and its link carries. */
export const posts = z
  .tuple([z.int().nonnegative(), z.int().positive()])
  .transform(([from, to]) => readPosts().posts.slice(from, to).map(postCard));

function postCard({ title, date, admin, picture, meta, desc }: Post) {
  return { title, date, admin, thumb: picture, meta, desc };
}

/** A blog item (spec 3), as far as cards need it. */
export type EstatePostCard = ReturnType<typeof postCard>;

/** The partners that the contractor's home shows too. */
export const allPartners = z.literal('all').transform(() => readPartners());
