import { readEstateProperty } from '#app/content/estate.server.ts';
import { type Loaded, loadDetails } from '#app/shell/details/load-details.ts';
import { splitDescription } from '#app/shell/details/split-description.ts';
import { useDetails } from '#app/shell/details/use-details.ts';
import { useTitle } from '#app/shell/details/use-title.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { notFoundMeta } from '#app/shell/not-found/not-found-meta.ts';
import NotFound from '#app/shell/not-found/route.tsx';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { listingPath } from '../listing/listing-path.ts';
import { propertyStateSchema } from '../listing/property-state.ts';
import type { Route } from './+types/route';
import { Property } from './property.tsx';
import { type PropertyData, propertyUnder } from './property-data.server.ts';
import { usePropertyTexts } from './use-property-texts.ts';

type PropertyLoaded = Loaded<PropertyData> & { texts?: ReturnType<typeof textsOf> };

/** Without data, the page made for `/property/404`: it answers for every slug that has none. */
export function loader({ params }: Route.LoaderArgs): PropertyLoaded {
  return { data: propertyUnder(params.title) ?? null, texts: textsOf() };
}

function textsOf() {
  const { features, ...texts } = readEstateProperty().details;
  return { ...texts, features: features.title };
}

export type PropertyTexts = ReturnType<typeof textsOf>;

/** A slug that was not prerendered may still be shown from navigation state. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return (await loadDetails<PropertyData>(serverLoader)) as PropertyLoaded;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const data = loaderData?.data;
  if (!data) return notFoundMeta(matches);
  const [description] = splitDescription(data.description, 160, 160);
  return pageMeta(matches, {
    title: data.title,
    path: listingPath(data.title),
    description,
    noindex: true,
  });
}

/** `/property/{title}` (spec 2.3, 2.5; decision 0007). */
export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  const texts = usePropertyTexts(loaderData.texts);
  const property = useDetails(propertyStateSchema, loaderData);
  useTitle(loaderData.data ? undefined : property?.title);
  if (!property) return <NotFound />;
  return (
    <>
      <PageBanner
        title={property.title}
        trail={[{ label: texts?.list ?? '', to: '/property' }].filter(({ label }) => label)}
      />
      <Property {...property} texts={texts} />
    </>
  );
}
