import type { EstateCart } from '#app/content/schemas/estate-shop.ts';
import { Link } from '#app/shell/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import styles from './cart.module.css';
import { type CartLine, cartTotals, money } from './cart-lines.ts';

interface Props {
  texts: EstateCart['totals'];
  checkout: EstateCart['checkout'];
  lines: readonly CartLine[];
  percentOff: number;
}

/** What it comes to, and the way to the checkout. */
export function CartTotals({ texts, checkout, lines, percentOff }: Props) {
  const { subtotal, discount, total } = cartTotals(lines, percentOff);
  return (
    <section className={styles.totals} aria-labelledby="totals">
      <h3 id="totals">{texts.title}</h3>
      <dl className={styles.sums}>
        <dt>{texts.subtotal}</dt>
        <dd>{money(subtotal)}</dd>
        {discount > 0 && (
          <>
            <dt>{texts.discount}</dt>
            <dd>−{money(discount)}</dd>
          </>
        )}
        <dt className={styles.total}>{texts.total}</dt>
        <dd className={styles.total}>{money(total)}</dd>
      </dl>
      <ButtonLink link={Link} to={checkout.to} icon="arrow-right">
        {checkout.label}
      </ButtonLink>
    </section>
  );
}
