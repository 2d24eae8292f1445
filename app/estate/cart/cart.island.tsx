import { useRef, useState } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { island } from '#app/islands/island.tsx';
import { ActionLink } from '#app/layout/action-link.tsx';
import styles from './cart.module.css';
import { type CartListing, useCart } from './cart-lines.ts';
import { CartTable } from './cart-table.tsx';
import { CartTotals, EmptyCart } from './cart-totals.tsx';
import type { EstateCart } from './content.server.ts';
import { Coupon } from './coupon.tsx';

/** The cart with its table, coupon and totals (spec 2.5, 4). */
function Cart({ texts, stock }: { texts: EstateCart; stock: readonly CartListing[] }) {
  const { lines, hasCoupon, ...cart } = useCart(stock, texts.lines);
  const [removed, setRemoved] = useState('');
  const box = useRef<HTMLDivElement>(null);

  function take(title: string) {
    cart.remove(title);
    setRemoved(fill(texts.removed, { title }));
    // The focused button is removed.
    box.current?.focus();
  }

  function putBack() {
    cart.putSamplesBack();
    setRemoved('');
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.cart}>
      <p role="status" className={styles.status}>
        {removed}
      </p>
      {lines.length === 0 ? (
        <EmptyCart {...texts} onPutBack={putBack} />
      ) : (
        <>
          <CartTable texts={texts} lines={lines} onChange={cart.change} onRemove={take} />
          <div className={styles.end}>
            <Coupon texts={texts.coupon} isApplied={hasCoupon} onChange={cart.setCoupon} />
            <CartTotals texts={texts} lines={lines} hasCoupon={hasCoupon}>
              <ActionLink {...texts.checkout} icon="arrow-right" />
            </CartTotals>
          </div>
        </>
      )}
    </div>
  );
}

export default island('estate/cart/cart', 'idle', Cart);
