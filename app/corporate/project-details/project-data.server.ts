import { readInterface } from '#app/content/interface.server.ts';
import { isTitleOf } from '#app/layout/details/details-path.ts';
import type { Shown } from '#app/layout/details/details-route.tsx';
import { type ProjectDetails, readProjects } from './content.server.ts';
import { type ProjectState, projectState } from './project-state.ts';

/** The record of a project's page; its link carries only the navigation state. */
export interface ProjectData
  extends ProjectState,
    Pick<ProjectDetails, 'record' | 'summary' | 'challenge' | 'list' | 'facts'> {
  /** The next projects of the list. */
  neighbours: ProjectState[];
  /** Breadcrumb between home and this page. */
  trail: { label: string; to: string }[];
}

export type ShownProject = Shown<ProjectState, ProjectData>;

/** The project with this slug (decoded). */
export function projectOf(param: string | undefined): ProjectData | undefined {
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
