import { fill } from '#app/content/placeholders.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { Link } from '#app/layout/link.tsx';
import type { Column } from '#app/ui/table/table.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PropertyTable, Thumb } from '../property-table/property-table.tsx';
import styles from './cart.module.css';
import { type CartLine, type CartListing, money } from './cart-lines.ts';
import type { EstateCart } from './content.server.ts';

interface Props {
  texts: EstateCart;
  lines: readonly CartLine<CartListing>[];
  onChange: (title: string, by: 1 | -1) => void;
  onRemove: (title: string) => void;
}

/** A row for each line: price, quantity, their product, and a button to remove it. */
export function CartTable({ texts, lines, onChange, onRemove }: Props) {
  const { columns: heads } = texts;
  const column = (
    key: keyof typeof heads,
    cell: Column<CartLine<CartListing>>['cell'],
    rest: Partial<Column<CartLine<CartListing>>> = {},
  ) => ({ key, head: heads[key], cell, ...rest });
  const labelled: typeof column = (key, cell, rest) =>
    column(key, cell, { label: heads[key], ...rest });

  const columns = [
    column('thumb', ({ listing }) => <Thumb picture={listing.thumb} />),
    column(
      'title',
      ({ listing: { title, location } }) => (
        <>
          <Link to={detailsPath('property', title)}>{title}</Link>
          <span className={styles.place}>{location}</span>
        </>
      ),
      { names: true },
    ),
    labelled('price', ({ cents }) => money(cents), { figures: true }),
    labelled('quantity', ({ listing: { title }, quantity }) => (
      <Quantity
        quantity={quantity}
        less={fill(texts.less, { title })}
        more={fill(texts.more, { title })}
        onChange={(by) => onChange(title, by)}
      />
    )),
    labelled('total', ({ cents, quantity }) => money(cents * quantity), { figures: true }),
    column('remove', ({ listing: { title } }) => (
      <IconButton icon="x" label={fill(texts.remove, { title })} onClick={() => onRemove(title)} />
    )),
  ];
  return (
    <PropertyTable
      caption={texts.caption}
      columns={columns}
      rows={lines}
      titleOf={({ listing }) => listing.title}
    />
  );
}

interface QuantityProps {
  quantity: number;
  /** Labels of the buttons. */
  less: string;
  more: string;
  onChange: (by: 1 | -1) => void;
}

/** Quantity of at least one (spec 4). `aria-disabled` keeps the focus on the button. */
function Quantity({ quantity, less, more, onChange }: QuantityProps) {
  return (
    <span className={styles.quantity}>
      <IconButton
        icon="minus"
        label={less}
        aria-disabled={quantity === 1}
        onClick={() => onChange(-1)}
      />
      <output className={styles.count}>{quantity}</output>
      <IconButton icon="plus" label={more} onClick={() => onChange(1)} />
    </span>
  );
}
