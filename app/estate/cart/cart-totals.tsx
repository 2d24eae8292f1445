import type { ReactNode } from 'react';
import { ActionLink } from '#app/layout/action-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import styles from './cart.module.css';
import { type CartLine, cartTotals, money } from './cart-lines.ts';
import type { EstateCart } from './content.server.ts';

interface Props {
  texts: Pick<EstateCart, 'totals' | 'coupon'>;
  lines: readonly CartLine[];
  hasCoupon: boolean;
  /** Link to the next step. */
  children: ReactNode;
}

/** Subtotal, discount and total. */
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
            <dd>{`−${money(discount)}`}</dd>
          </>
        )}
        <dt className={styles.total}>{labels.total}</dt>
        <dd className={styles.total}>{money(total)}</dd>
      </dl>
      {children}
    </section>
  );
}

interface EmptyProps extends Pick<EstateCart, 'empty' | 'browse' | 'samples'> {
  onPutBack: () => void;
}

/** Message that the cart is empty, with ways to fill it. */
export function EmptyCart({ empty, browse, samples, onPutBack }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Notice>{empty}</Notice>
      <ActionLink {...browse} variant="secondary" icon="arrow-right" />
      <Button variant="quiet" onClick={onPutBack}>
        {samples}
      </Button>
    </div>
  );
}
