import { Link } from '#app/layout/link.tsx';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { money, useCart } from '../cart/cart-lines.ts';
import { CartTotals, EmptyCart } from '../cart/cart-totals.tsx';
import { type EstateCart, type EstateCheckout, readEstateShop } from '../cart/content.server.ts';
import type { Route } from './+types/route';
import styles from './checkout.module.css';
import CheckoutForm from './checkout-form.island.tsx';

export const loader = () => readEstateShop();

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.checkout.meta, path: '/checkout', noindex: true });
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

interface SummaryProps {
  texts: EstateCheckout['summary'];
  cart: EstateCart;
}

/** The lines of the cart and their total. */
function OrderSummary({ texts, cart }: SummaryProps) {
  const { lines, hasCoupon } = useCart(cart.lines);
  if (lines.length === 0) return <EmptyCart {...cart} />;
  return (
    <div className={styles.summary}>
      <ul className={styles.lines}>
        {lines.map(({ listing: { title }, cents, quantity }) => (
          <li key={title} className={styles.line}>
            <span>
              {title} <span className={styles.quantity}>× {quantity}</span>
            </span>
            <span>{money(cents * quantity)}</span>
          </li>
        ))}
      </ul>
      <CartTotals texts={cart} lines={lines} hasCoupon={hasCoupon}>
        <Link to={texts.change.to}>{texts.change.label}</Link>
      </CartTotals>
    </div>
  );
}
