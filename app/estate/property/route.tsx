import { requestedPath } from '#app/content/paths.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { readEstateListings } from '../listings.server.ts';
import { readEstateProperty } from './content.server.ts';
import PropertyList from './property-list.island.tsx';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  const path = requestedPath(request);
  const kind = path === '/property' ? 'plain' : 'sidebar';
  return { path, kind, texts: readEstateProperty().list, listings: readEstateListings() } as const;
}

export function meta({ loaderData }: PageProps) {
  const { path, kind, texts } = loaderData;
  return pageMeta({ ...texts.pages[kind].meta, path, noindex: true });
}

/** The list of properties (spec 2.5): `/property`, and `/property-sidebar` with side filters. */
export default function PropertiesPage({ loaderData }: PageProps) {
  const { texts, listings, kind } = loaderData;
  const { banner, title } = texts.pages[kind];
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="properties" title={title}>
        <PropertyList texts={texts} listings={listings} kind={kind} />
      </Section>
    </>
  );
}
