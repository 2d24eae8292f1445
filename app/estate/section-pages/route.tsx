import { Fragment } from 'react';
import { requestedPath } from '#app/content/paths.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { SectionView } from '../sections/section-view.tsx';
import { readEstatePage } from './content.server.ts';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  return readEstatePage(requestedPath(request));
}

export function meta({ loaderData }: PageProps) {
  const { meta, path } = loaderData;
  return pageMeta({ ...meta, path, noindex: true });
}

/** Home variants, about us and FAQ of the template (spec 2.5): lists of sections from the content. */
export default function EstatePage({ loaderData: { banner, path, sections } }: PageProps) {
  return (
    // The key resets open sections and input between these pages.
    <Fragment key={path}>
      {banner && <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's list is constant.
        <SectionView key={index} section={section} />
      ))}
    </Fragment>
  );
}
