import { readEstateShop } from '#app/content/estate.server.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/checkout-route';
import { CheckoutForm } from './checkout-form.tsx';

export const loader = () => readEstateShop().checkout;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { ...loaderData.meta, path: '/checkout', noindex: true });
}

/** `/checkout` (spec 2.5): nothing is ordered or paid. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { banner, title } = loaderData;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="checkout" title={title}>
        <CheckoutForm {...loaderData} />
      </Section>
    </>
  );
}
