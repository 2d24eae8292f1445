import { island } from '#app/islands/island.tsx';
import { Link } from '#app/layout/link.tsx';
import { money, type Priced, useCart } from '../cart/cart-lines.ts';
import { CartTotals, EmptyCart } from '../cart/cart-totals.tsx';
import type { EstateCart, EstateCheckout } from '../cart/content.server.ts';
import styles from './checkout.module.css';

interface SummaryProps {
  texts: EstateCheckout['summary'];
  cart: EstateCart;
  stock: readonly Priced[];
}

/** The lines of the cart and their total. */
function OrderSummary({ texts, cart, stock }: SummaryProps) {
  const { lines, hasCoupon, putSamplesBack } = useCart(stock, cart.lines);
  if (lines.length === 0) return <EmptyCart {...cart} onPutBack={putSamplesBack} />;
  return (
    <div className={styles.summary}>
      <ul className={styles.lines}>
        {lines.map(({ listing: { title }, cents, quantity }) => (
          <li key={title} className={styles.line}>
            <span>
              {title} <span className={styles.quantity}>{`× ${quantity}`}</span>
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

export default island('estate/checkout/order-summary', 'idle', OrderSummary);
