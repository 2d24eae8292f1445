import type { EstateCart, EstateCheckout } from '#app/content/schemas/estate-shop.ts';
import { Link } from '#app/shell/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { money, useCart } from './cart-lines.ts';
import { CartTotals } from './cart-totals.tsx';
import styles from './order-summary.module.css';

interface Props {
  texts: EstateCheckout['summary'];
  cart: EstateCart;
}

/** What lies in the cart, and what it comes to. */
export function OrderSummary({ texts, cart }: Props) {
  const { lines, hasCoupon } = useCart(cart.lines);
  if (lines.length === 0) {
    return (
      <div className={styles.empty}>
        <Notice>{cart.empty}</Notice>
        <ButtonLink link={Link} to={cart.browse.to} variant="secondary" icon="arrow-right">
          {cart.browse.label}
        </ButtonLink>
      </div>
    );
  }
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
