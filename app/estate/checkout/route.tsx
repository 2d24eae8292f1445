import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { readEstateShop } from '../cart/content.server.ts';
import { readEstateListings } from '../listings.server.ts';
import type { Route } from './+types/route';
import CheckoutForm from './checkout-form.island.tsx';
import OrderSummary from './order-summary.island.tsx';

export const loader = () => ({
  ...readEstateShop(),
  stock: readEstateListings().map(({ title, price }) => ({ title, price })),
});

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.checkout.meta, path: '/checkout', noindex: true });
}

/** `/checkout` (spec 2.5): nothing is ordered or paid. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { checkout, cart, stock } = loaderData;
  const { banner, title, summary } = checkout;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="order" title={summary.title} ground="sunk">
        <OrderSummary texts={summary} cart={cart} stock={stock} />
      </Section>
      <Section id="checkout" title={title}>
        <CheckoutForm texts={checkout} samples={cart.lines} stock={stock} />
      </Section>
    </>
  );
}
