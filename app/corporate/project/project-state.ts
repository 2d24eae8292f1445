import * as z from 'zod/mini';
import type { ProjectDetails } from '#app/content/schemas/project-details.ts';
import { statePicture } from '#app/shell/details/details-state.ts';

/** What a link to a project carries (spec 2.3): enough to show the page's upper half. */
export const projectStateSchema = z.object({
  id: z.int(),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  thumbnail: statePicture,
  description: z.string().check(z.maxLength(5000)),
});

export type ProjectState = z.infer<typeof projectStateSchema>;

/** The navigation state for a link to this project. */
export function projectState({ record, picture, description }: ProjectDetails): ProjectState {
  return { id: record.id, title: record.title, thumbnail: picture, description };
}
