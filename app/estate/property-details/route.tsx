import { detailsRoute, type Loaded } from '#app/layout/details/details-route.tsx';
import { splitDescription } from '#app/layout/details/split-description.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import type { Route } from './+types/route';
import { Property } from './property.tsx';
import { type PropertyData, propertyOf } from './property-data.server.ts';

/** Without a property it renders `/property/404`, the response for unknown slugs. */
export function loader({ params }: Route.LoaderArgs): Loaded<PropertyData> {
  return { data: propertyOf(params.title) ?? null };
}

const route = detailsRoute({
  section: 'property',
  meta: ({ listing }: PropertyData) => {
    const [description] = splitDescription(listing.desc, 160, 160);
    return { description, noindex: true };
  },
  View: PropertyView,
});

/** `/property/{title}` (spec 2.3, 2.5; decision 0007). */
export default route.Page;
export const meta = route.meta;

function PropertyView(property: PropertyData) {
  const { title, texts } = property;
  return (
    <>
      <PageBanner title={title} trail={[{ label: texts.list, to: '/property' }]} />
      <Property {...property} />
    </>
  );
}
