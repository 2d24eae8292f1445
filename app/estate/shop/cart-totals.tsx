import type { ReactNode } from 'react';
import type { EstateCart } from '#app/content/schemas/estate-shop.ts';
import styles from './cart.module.css';
import { type CartLine, cartTotals, money } from './cart-lines.ts';

interface Props {
  texts: Pick<EstateCart, 'totals' | 'coupon'>;
  lines: readonly CartLine[];
  hasCoupon: boolean;
  /** The way on. */
  children: ReactNode;
}

/** What it comes to. */
export function CartTotals({ texts, lines, hasCoupon, children }: Props) {
  const { title, ...labels } = texts.totals;
  const { subtotal, discount, total } = cartTotals(lines, hasCoupon ? texts.coupon.percent : 0);
  return (
    <section className={styles.totals} aria-labelledby="totals">
      <h3 id="totals">{title}</h3>
      <dl className={styles.sums}>
        <dt>{labels.subtotal}</dt>
        <dd>{money(subtotal)}</dd>
        {discount > 0 && (
          <>
            <dt>{labels.discount}</dt>
            <dd>−{money(discount)}</dd>
          </>
        )}
        <dt className={styles.total}>{labels.total}</dt>
        <dd className={styles.total}>{money(total)}</dd>
      </dl>
      {children}
    </section>
  );
}
