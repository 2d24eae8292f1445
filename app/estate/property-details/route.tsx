import { detailsRoute, type Loaded, loadDetails } from '#app/layout/details/details-route.tsx';
import { splitDescription } from '#app/layout/details/split-description.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import type { Route } from './+types/route';
import { Property } from './property.tsx';
import {
  type PropertyData,
  type PropertyTexts,
  propertyOf,
  propertyTexts,
  type ShownProperty,
} from './property-data.server.ts';
import { propertyStateSchema } from './property-state.ts';

/** Without a property it renders `/property/404`, the response for unknown slugs. */
export function loader({ params }: Route.LoaderArgs): Loaded<PropertyData, PropertyTexts> {
  return { data: propertyOf(params.title) ?? null, texts: propertyTexts() };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadDetails<PropertyData, PropertyTexts>({ serverLoader });

const route = detailsRoute({
  section: 'property',
  schema: propertyStateSchema,
  hasTexts: true,
  meta: (data: PropertyData) => {
    const [description] = splitDescription(data.description, 160, 160);
    return { description, noindex: true };
  },
  View: PropertyView,
});

/** `/property/{title}` (spec 2.3, 2.5; decision 0007). */
export default route.Page;
export const meta = route.meta;

function PropertyView(props: { shown: ShownProperty; texts: PropertyTexts | undefined }) {
  const { shown, texts } = props;
  return (
    <>
      <PageBanner
        title={shown.title}
        trail={texts ? [{ label: texts.list, to: '/property' }] : []}
      />
      <Property {...shown} texts={texts} />
    </>
  );
}
