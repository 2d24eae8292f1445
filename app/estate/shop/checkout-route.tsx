import { readEstateShop } from '#app/content/estate.server.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/checkout-route';
import { CheckoutForm } from './checkout-form.tsx';
import { OrderSummary } from './order-summary.tsx';

export const loader = () => readEstateShop();

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { ...loaderData.checkout.meta, path: '/checkout', noindex: true });
}

/** `/checkout` (spec 2.5): nothing is ordered or paid. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { checkout, cart } = loaderData;
  const { banner, title, summary } = checkout;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="order" title={summary.title} ground="sunk">
        <OrderSummary texts={summary} cart={cart} />
      </Section>
      <Section id="checkout" title={title}>
        <CheckoutForm {...checkout} />
      </Section>
    </>
  );
}
