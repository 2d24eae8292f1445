import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { readEstateListings } from '../listings.server.ts';
import type { Route } from './+types/route';
import Cart from './cart.island.tsx';
import { readEstateShop } from './content.server.ts';

export const loader = () => ({
  texts: readEstateShop().cart,
  stock: readEstateListings().map(({ title, thumb, location, price }) => ({
    title,
    thumb,
    location,
    price,
  })),
});

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.texts.meta, path: '/cart', noindex: true });
}

/** `/cart` (spec 2.5, 4). */
export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { banner, title } = loaderData.texts;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="cart" title={title}>
        <Cart {...loaderData} />
      </Section>
    </>
  );
}
