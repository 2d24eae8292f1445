import { inOtherLanguages } from '#app/layout/details/addresses.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { detailsRoute, type Loaded } from '#app/layout/details/details-route.tsx';
import { OtherDetails } from '#app/layout/details/other-details.tsx';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import type { Route } from './+types/route';
import { type ProjectData, projectOf } from './content.server.ts';
import { Project } from './project.tsx';

/** Without data it renders `/project/404`, which is served for every unknown slug. */
export function loader({ params }: Route.LoaderArgs): Loaded<ProjectData> {
  const data = projectOf(params.title) ?? null;
  return { data, ...inOtherLanguages('project', data?.record.id) };
}

const route = detailsRoute({
  section: 'project',
  meta: (data: ProjectData) => ({
    description: data.summary,
    picture: data.thumbnail,
    trail: data.trail,
  }),
  View: ProjectView,
});

/** `/project/{title}` (spec 2.3, 2.4; decision 0007). */
export default route.Page;
export const meta = route.meta;

function ProjectView(project: ProjectData) {
  const { project: texts } = dictionary;
  const { title, thumbnail, neighbours } = project;
  return (
    <>
      <PageBanner
        title={title}
        trail={[{ label: texts.portfolio, to: '/project' }]}
        picture={thumbnail}
      />
      <Project {...project} />
      <OtherDetails
        title={texts.others}
        all={{ label: texts.all, to: '/project' }}
        others={neighbours.map((other) => ({
          title: other.title,
          to: detailsPath('project', other.title),
          picture: other.thumbnail,
        }))}
      />
    </>
  );
}
