import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import type { Route } from './+types/route';
import { readSearch } from './content.server.ts';
import { INDEX_ADDRESS } from './search-index.ts';
import SearchPanel from './search-panel.island.tsx';
import { readSubjects } from './subjects.server.ts';

export function loader() {
  const { stopWords, ...texts } = readSearch();
  return { texts, subjects: readSubjects(), index: INDEX_ADDRESS };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.texts.meta, path: '/search', noindex: true });
}

/** `/search`: the results of `?q=`, and all pages by subject, which is all that it has without JavaScript. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { texts, subjects, index } = loaderData;
  return (
    <>
      <PageBanner title={texts.title} lead={texts.lead} />
      <SearchPanel texts={texts} subjects={subjects} index={index} />
    </>
  );
}
