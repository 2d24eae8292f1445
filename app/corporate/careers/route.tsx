import { longDate } from '#app/content/long-date.ts';
import { fill } from '#app/content/placeholders.ts';
import { breadcrumbList } from '#app/layout/breadcrumb-list.ts';
import { notFoundMeta, pageMeta } from '#app/layout/meta.ts';
import NotFound from '#app/layout/not-found/route.tsx';
import type { Route } from './+types/route';
import { type CareersData, careersData } from './careers-data.server.ts';
import { CareersPage } from './careers-page.tsx';
import { ClosedPage } from './closed-page.tsx';
import { jobPosting } from './job-posting.ts';
import { VacancyPage } from './vacancy-page.tsx';

/** Without data it renders `/careers/404`, which is served for every unknown vacancy. */
export function loader({ params }: Route.LoaderArgs): { data: CareersData | null } {
  return { data: careersData(params.vacancy) ?? null };
}

export function meta({ loaderData: { data } }: Route.MetaArgs) {
  if (data === null) return notFoundMeta();
  if (data.view === 'list') {
    const { meta, banner } = data;
    const structured = [breadcrumbList({ title: banner.title, path: '/careers' })];
    return pageMeta({ ...meta, path: '/careers', picture: banner.picture, structured });
  }
  const { parent, vacancy } = data;
  const { title, path, number, where, closes } = vacancy;
  const date = longDate(closes);
  if (data.view === 'closed') {
    const description = fill(data.texts.text, { vacancy: number, date });
    return pageMeta({ title, path, description, noindex: true });
  }
  const description = fill(data.texts.summary, { title, number, where, date });
  const trail = [{ label: parent, to: '/careers' }];
  const structured = [breadcrumbList({ title, path }, trail), jobPosting(data)];
  return pageMeta({ title, path, description, structured });
}

/**
 * `/careers` (spec 2.4) and the pages of its vacancies: one route, so that the build can prerender each page
 * as it will be after a closing date (decision 0205).
 */
export default function CareersRoute({ loaderData: { data } }: Route.ComponentProps) {
  if (data === null) return <NotFound />;
  switch (data.view) {
    case 'list':
      return <CareersPage {...data} />;
    case 'vacancy':
      return <VacancyPage key={data.vacancy.path} {...data} />;
    case 'closed':
      return <ClosedPage key={data.vacancy.path} {...data} />;
  }
}
