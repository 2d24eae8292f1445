import { useRef, useState } from 'react';
import { fill } from '#app/content/fill.ts';
import type { EstateCart } from '#app/content/schemas/estate-shop.ts';
import { Link } from '#app/shell/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import styles from './cart.module.css';
import { useCart } from './cart-lines.ts';
import { CartTable } from './cart-table.tsx';
import { CartTotals } from './cart-totals.tsx';
import { Coupon } from './coupon.tsx';

/** The cart with its table, coupon and totals (spec 2.5, 4). */
export function Cart(texts: EstateCart) {
  const { lines, hasCoupon, change, remove, setCoupon } = useCart(texts.lines);
  const [removed, setRemoved] = useState('');
  const cart = useRef<HTMLDivElement>(null);

  function take(title: string) {
    remove(title);
    setRemoved(fill(texts.removed, { title }));
    // The button that had the focus is gone.
    cart.current?.focus();
  }

  return (
    <div ref={cart} tabIndex={-1} className={styles.cart}>
      <p role="status" className={styles.status}>
        {removed}
      </p>
      {lines.length === 0 ? (
        <div className={styles.empty}>
          <Notice>{texts.empty}</Notice>
          <ButtonLink link={Link} to={texts.browse.to} variant="secondary" icon="arrow-right">
            {texts.browse.label}
          </ButtonLink>
        </div>
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
