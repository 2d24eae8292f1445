import { useInterface } from '#app/root-data/use-root-data.ts';
import { breadcrumbList } from '#app/shell/breadcrumb-list.ts';
import { type Loaded, loadDetails } from '#app/shell/details/load-details.ts';
import { OtherDetails } from '#app/shell/details/other-details.tsx';
import { useDetails } from '#app/shell/details/use-details.ts';
import { useTitle } from '#app/shell/details/use-title.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { notFoundMeta } from '#app/shell/not-found/not-found-meta.ts';
import NotFound from '#app/shell/not-found/route.tsx';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import type { Route } from './+types/route';
import { Project } from './project.tsx';
import { type ProjectData, projectUnder } from './project-data.server.ts';
import { projectPath } from './project-path.ts';
import { projectStateSchema } from './project-state.ts';

/** Without data, the page made for `/project/404`: it answers for every slug that has none. */
export function loader({ params }: Route.LoaderArgs): Loaded<ProjectData> {
  return { data: projectUnder(params.title) ?? null };
}

/** A slug that was not prerendered may still be shown from navigation state. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadDetails<ProjectData>(serverLoader);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const data = loaderData?.data;
  if (!data) return notFoundMeta(matches);
  const page = { title: data.title, path: projectPath(data.title) };
  return pageMeta(matches, {
    ...page,
    description: data.summary,
    picture: data.thumbnail,
    structured: breadcrumbList(matches, page, data.trail),
  });
}

/** `/project/{title}` (spec 2.3, 2.4; decision 0007). */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project: words } = useInterface();
  const project = useDetails(projectStateSchema, loaderData);
  useTitle(loaderData.data ? undefined : project?.title);
  if (!project) return <NotFound />;
  const { neighbours = [] } = project;
  return (
    <>
      <PageBanner title={project.title} trail={[{ label: words.portfolio, to: '/project' }]} />
      <Project {...project} />
      <OtherDetails
        title={words.others}
        all={{ label: words.all, to: '/project' }}
        others={neighbours.map((other) => ({
          title: other.title,
          to: projectPath(other.title),
          state: other,
          picture: other.thumbnail,
        }))}
      />
    </>
  );
}
