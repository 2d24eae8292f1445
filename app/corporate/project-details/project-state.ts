import * as z from 'zod/mini';
import { pictureData } from '#app/ui/picture/picture.ts';
import type { ProjectDetails } from './content.server.ts';

/** Navigation state of a link to a project (spec 2.3): enough for the upper half of its page. */
export const projectStateSchema = z.object({
  id: z.int(),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  thumbnail: pictureData,
  description: z.string().check(z.maxLength(5000)),
});

export type ProjectState = z.infer<typeof projectStateSchema>;

/** The navigation state for a link to this project. */
export function projectState({ record, picture, description }: ProjectDetails): ProjectState {
  return { id: record.id, title: record.title, thumbnail: picture, description };
}
