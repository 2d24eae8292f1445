import { Fragment } from 'react';
import { readEstatePage } from '#app/content/estate.server.ts';
import { requestedPath } from '#app/content/requested-path.server.ts';
import type { Matches } from '#app/root-data/root-data.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { SectionView } from '../sections/section-view.tsx';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  return readEstatePage(requestedPath(request));
}

export function meta({ matches, loaderData }: { matches: Matches } & PageProps) {
  const { meta, path } = loaderData;
  return pageMeta(matches, { ...meta, path, noindex: true });
}

/** Home variants, about us and FAQ of the template (spec 2.5): each a list of sections, all of it data. */
export default function EstatePage({ loaderData: { banner, path, sections } }: PageProps) {
  const heads = banner ? 0 : 1;
  return (
    // What was opened or typed on one of these pages does not stand on the next.
    <Fragment key={path}>
      {banner && <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />}
      {sections.map((section, index) => (
        <SectionView
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's list never changes.
          key={index}
          section={section}
          place={index + 1 - heads}
        />
      ))}
    </Fragment>
  );
}
