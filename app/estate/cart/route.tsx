import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/route';
import Cart from './cart.island.tsx';
import { readEstateShop } from './content.server.ts';

export const loader = () => readEstateShop().cart;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.meta, path: '/cart', noindex: true });
}

/** `/cart` (spec 2.5, 4). */
export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { banner, title } = loaderData;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="cart" title={title}>
        <Cart {...loaderData} />
      </Section>
    </>
  );
}
