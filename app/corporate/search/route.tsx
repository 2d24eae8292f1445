import { otherLanguages } from '#app/frame/language-choice.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { LANGUAGE } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import type { Route } from './+types/route';
import { readSearch } from './content.server.ts';
import { indexAddress } from './search-index.ts';
import SearchPanel from './search-panel.island.tsx';
import { readSubjects } from './subjects.server.ts';

export function loader() {
  const { stopWords, synonyms, ...texts } = readSearch();
  const others = otherLanguages.map(({ code, name, direction }) => ({
    code,
    name,
    direction,
    base: baseOf(code),
    index: indexAddress(code),
  }));
  return { texts, subjects: readSubjects(), index: indexAddress(LANGUAGE), others };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.texts.meta, path: '/search', noindex: true });
}

/** `/search`: the results of `?q=`, and all pages by subject, which is all that it has without JavaScript. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { texts, ...rest } = loaderData;
  return (
    <>
      <PageBanner title={texts.title} lead={texts.lead} />
      <SearchPanel texts={texts} {...rest} />
    </>
  );
}
