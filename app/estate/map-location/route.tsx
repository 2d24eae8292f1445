import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import MapFrame from '#app/ui/map-frame/map-frame.island.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/route';
import { readEstateMap } from './content.server.ts';
import Offices from './offices.island.tsx';

export const loader = () => readEstateMap();

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.meta, path: '/map-location', noindex: true });
}

/** `/map-location` (spec 2.5): offices in groups, a state select and a map. */
export default function MapLocationPage({ loaderData }: Route.ComponentProps) {
  const { banner, title, map } = loaderData;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="offices" title={title} ground="sunk">
        <Offices {...loaderData} />
      </Section>
      <Section id="map" title={map.title}>
        <MapFrame src={map.embed} title={map.frame} waiting={map.waiting} failed={map.failed}>
          <address>{map.address}</address>
          <ButtonLink to={map.link} variant="secondary" size="small" icon="arrow-up-right">
            {map.outward}
          </ButtonLink>
        </MapFrame>
      </Section>
    </>
  );
}
