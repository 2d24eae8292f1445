import { readInterface } from '#app/content/interface.server.ts';
import { readProjects } from '#app/content/project-details.server.ts';
import type { ProjectDetails } from '#app/content/schemas/project-details.ts';
import { isTitleOf } from '#app/shell/details/details-path.ts';
import { type ProjectState, projectState } from './project-state.ts';

/** What is known of a project besides what its link carries. */
export interface ProjectData
  extends ProjectState,
    Pick<ProjectDetails, 'record' | 'summary' | 'challenge' | 'list' | 'facts'> {
  /** The next contracts told in full. */
  neighbours: ProjectState[];
  /** Steps between home and this page. */
  trail: { label: string; to: string }[];
}

/** The project under this slug (decoded), where there is one. */
export function projectUnder(param: string | undefined): ProjectData | undefined {
  const projects = readProjects();
  const at = projects.findIndex(({ record }) => isTitleOf(param, record.title));
  const project = projects[at];
  if (!project) return undefined;
  const { record, summary, challenge, list, facts } = project;
  const neighbours = [1, 2].flatMap((step) => projects[(at + step) % projects.length] ?? []);
  return {
    ...projectState(project),
    record,
    summary,
    challenge,
    list,
    facts,
    neighbours: neighbours.map(projectState),
    trail: [{ label: readInterface().project.portfolio, to: '/project' }],
  };
}
