import { fill } from '#app/content/placeholders.ts';
import { island } from '#app/islands/island.tsx';
import { Link } from '#app/layout/link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import styles from './cart.module.css';
import { type Priced, useCart } from './cart-lines.ts';
import type { EstateCart } from './content.server.ts';

interface Props {
  listing: Priced;
  texts: EstateCart['add'];
  samples: readonly string[];
}

/** Puts a property into the cart, once more with each press; says how many are in it. */
function AddToCart({ listing, texts, samples }: Props) {
  const { lines, add } = useCart([listing], samples);
  const [line] = lines;
  return (
    <div className={`${styles.add} no-print`} data-needs-js>
      <Button variant="secondary" onClick={() => add(listing.title)}>
        {texts.label}
      </Button>
      <p role="status">
        {line && (
          <>
            {fill(texts.inCart, { n: String(line.quantity) })} <Link to="/cart">{texts.see}</Link>
          </>
        )}
      </p>
    </div>
  );
}

export default island('estate/cart/add-to-cart', 'idle', AddToCart);
