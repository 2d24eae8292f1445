import { z } from 'zod';
import { indexReader } from './index-reader.server.ts';

/** A drawn mark (logo, portrait): one SVG file and its natural size. */
const mark = z.strictObject({
  src: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
});

/** Every mark the build has made from `media/marks`, by `folder/name`. */
export const readMarks = indexReader('build/marks.json', z.record(z.string(), mark));
