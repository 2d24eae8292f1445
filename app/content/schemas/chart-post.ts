import { z } from 'zod';
import { text } from './text.ts';

/** A post on the organisational chart and the posts that answer to it. */
export interface ChartPost {
  /** Name of the post; lines of the drawing, where one is too long for its box. */
  post: string[];
  /** Who holds it, where the chart says so. */
  name?: string | undefined;
  /** What it answers for. */
  duty: string;
  reports: ChartPost[];
}

export const chartPost: z.ZodType<ChartPost> = z.strictObject({
  post: z.array(text).min(1).max(2),
  name: text.optional(),
  duty: text,
  get reports() {
    return z.array(chartPost).default([]);
  },
});
