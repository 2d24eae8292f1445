import { longDate } from '#app/content/long-date.ts';
import { fill } from '#app/content/placeholders.ts';
import { inOtherLanguages } from '#app/layout/details/addresses.server.ts';
import { notFoundMeta, pageMeta } from '#app/layout/meta.ts';
import NotFound from '#app/layout/not-found/route.tsx';
import { vacancyOf } from '../careers/careers-data.server.ts';
import type { Route } from './+types/route';
import { ClosedPage } from './closed-page.tsx';
import { jobPosting } from './job-posting.ts';
import { VacancyPage } from './vacancy-page.tsx';

/**
 * Without data it renders `/careers/404`, which is served for every unknown vacancy.
 * The day is that of a later version (decision 0205).
 */
export function loader({ params: { vacancy, day } }: Route.LoaderArgs) {
  const data = vacancyOf(vacancy, day) ?? null;
  return { data, ...inOtherLanguages('careers', data?.vacancy.number) };
}

export function meta({ loaderData: { data, others } }: Route.MetaArgs) {
  if (data === null) return notFoundMeta();
  const { parent, vacancy } = data;
  const { title, path, number, where, closes } = vacancy;
  const date = longDate(closes);
  if (data.view === 'closed') {
    const description = fill(data.texts.text, { vacancy: number, date });
    return pageMeta({ title, path, description, noindex: true });
  }
  const description = fill(data.texts.summary, { title, number, where, date });
  const trail = [{ label: parent, to: '/careers' }];
  const structured = [jobPosting(data)];
  return pageMeta({ title, path, picture: data.picture, others, description, trail, structured });
}

/** `/careers/{vacancy}`: the page of a vacancy, open or closed (decision 0205). */
export default function VacancyRoute({ loaderData: { data } }: Route.ComponentProps) {
  if (data === null) return <NotFound />;
  return data.view === 'closed' ? (
    <ClosedPage key={data.vacancy.path} {...data} />
  ) : (
    <VacancyPage key={data.vacancy.path} {...data} />
  );
}
