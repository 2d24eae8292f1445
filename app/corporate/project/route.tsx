import { data as response } from 'react-router';
import { breadcrumbList } from '#app/shell/breadcrumb-list.ts';
import { parseState } from '#app/shell/details/details-state.ts';
import { type Loaded, loadDetails } from '#app/shell/details/load-details.ts';
import { useDetails } from '#app/shell/details/use-details.ts';
import { Link } from '#app/shell/link.tsx';
import { pageMeta } from '#app/shell/meta.ts';
import { notFoundMeta } from '#app/shell/not-found/not-found-meta.ts';
import NotFound from '#app/shell/not-found/route.tsx';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { useInterface } from '#app/shell/texts.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/route';
import { OtherProjects } from './other-projects.tsx';
import { Project } from './project.tsx';
import { type ProjectData, projectUnder } from './project-data.server.ts';
import { projectPath } from './project-path.ts';
import { projectStateSchema } from './project-state.ts';

export function loader({ params }: Route.LoaderArgs): Loaded<ProjectData> {
  const project = projectUnder(params.title);
  if (!project) throw response(null, { status: 404 });
  return { data: project };
}

/** A slug that was not prerendered may still be shown from navigation state. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadDetails<ProjectData>(serverLoader);
}

export function meta({ matches, loaderData, location, params }: Route.MetaArgs) {
  const data = loaderData?.data;
  const project = data ?? parseState(projectStateSchema, location.state, params.title);
  if (!project) return notFoundMeta(matches);
  const page = { title: project.title, path: projectPath(project.title) };
  return pageMeta(matches, {
    ...page,
    description: data?.summary ?? project.description.slice(0, 160),
    structured: data ? breadcrumbList(matches, page, data.trail) : [],
  });
}

/** `/project/{title}` (spec 2.3, 2.4; design §3). */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project: words } = useInterface();
  const project = useDetails(projectStateSchema, loaderData);
  if (!project) return <NotFound />;
  const { neighbours = [] } = project;
  return (
    <>
      <PageBanner title={project.title} trail={[{ label: words.portfolio, to: '/project' }]} />
      <Project {...project} />
      <Section
        id="others"
        title={words.others}
        ground="sunk"
        action={
          <ButtonLink link={Link} to="/project" variant="quiet" icon="arrow-right">
            {words.all}
          </ButtonLink>
        }
      >
        <OtherProjects projects={neighbours} />
      </Section>
    </>
  );
}
