import type { ProjectData } from './project-data.server.ts';
import type { ProjectState } from './project-state.ts';

/** What a project's page shows: everything, or only what the link to it carried. */
export type ShownProject = ProjectState & Partial<ProjectData>;
