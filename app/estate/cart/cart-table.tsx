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
  const columns: Column<CartLine<CartListing>>[] = [
    { label: heads.thumb, bare: true, cell: ({ listing }) => <Thumb picture={listing.thumb} /> },
    {
      label: heads.title,
      names: true,
      cell: ({ listing: { title, location } }) => (
        <>
          <Link to={detailsPath('property', title)}>{title}</Link>
          <span className={styles.place}>{location}</span>
        </>
      ),
    },
    { label: heads.price, figures: true, cell: ({ cents }) => money(cents) },
    {
      label: heads.quantity,
      cell: ({ listing: { title }, quantity }) => (
        <Quantity
          quantity={quantity}
          less={fill(texts.less, { title })}
          more={fill(texts.more, { title })}
          onChange={(by) => onChange(title, by)}
        />
      ),
    },
    { label: heads.total, figures: true, cell: ({ cents, quantity }) => money(cents * quantity) },
    {
      label: heads.remove,
      bare: true,
      cell: ({ listing: { title } }) => (
        <IconButton
          icon="x"
          label={fill(texts.remove, { title })}
          onClick={() => onRemove(title)}
        />
      ),
    },
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
