import { useRef, useState } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { island } from '#app/islands/island.tsx';
import { Link } from '#app/layout/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import styles from './cart.module.css';
import { useCart } from './cart-lines.ts';
import { CartTable } from './cart-table.tsx';
import { CartTotals, EmptyCart } from './cart-totals.tsx';
import type { EstateCart } from './content.server.ts';
import { Coupon } from './coupon.tsx';

/** The cart with its table, coupon and totals (spec 2.5, 4). */
function Cart(texts: EstateCart) {
  const { lines, hasCoupon, change, remove, setCoupon } = useCart(texts.lines);
  const [removed, setRemoved] = useState('');
  const cart = useRef<HTMLDivElement>(null);

  function take(title: string) {
    remove(title);
    setRemoved(fill(texts.removed, { title }));
    // The focused button is removed.
    cart.current?.focus();
  }

  return (
    <div ref={cart} tabIndex={-1} className={styles.cart}>
      <p role="status" className={styles.status}>
        {removed}
      </p>
      {lines.length === 0 ? (
        <EmptyCart {...texts} />
      ) : (
        <>
          <CartTable texts={texts} lines={lines} onChange={change} onRemove={take} />
          <div className={styles.end}>
            <Coupon texts={texts.coupon} isApplied={hasCoupon} onChange={setCoupon} />
            <CartTotals texts={texts} lines={lines} hasCoupon={hasCoupon}>
              <ButtonLink link={Link} to={texts.checkout.to} icon="arrow-right">
                {texts.checkout.label}
              </ButtonLink>
            </CartTotals>
          </div>
        </>
      )}
    </div>
  );
}

export default island('estate/cart/cart', 'idle', Cart);
