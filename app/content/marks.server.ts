import { z } from 'zod';
import { parseGenerated } from './generated.server.ts';

const mark = z.strictObject({
  src: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
});

/** A drawn mark (logo, portrait): one SVG file and its natural size. */
export type MarkData = z.infer<typeof mark>;

/** Every mark the build has made from `media/marks`, by `folder/name`. */
export function readMarks(): Record<string, MarkData> {
  return parseGenerated('build/marks.json', z.record(z.string(), mark));
}
