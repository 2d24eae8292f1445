import { fill } from '#app/content/fill.ts';
import type { EstateCart } from '#app/content/schemas/estate-shop.ts';
import { Link } from '#app/shell/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import { listingPath } from '../listing/listing-path.ts';
import styles from './cart.module.css';
import { type CartLine, money } from './cart-lines.ts';
import { Quantity } from './quantity.tsx';

interface Props {
  texts: EstateCart;
  lines: readonly CartLine[];
  onChange: (title: string, by: 1 | -1) => void;
  onRemove: (title: string) => void;
}

/** A row for each line: its quantity, its price times its quantity, and the way out. */
export function CartTable({ texts, lines, onChange, onRemove }: Props) {
  const { columns: heads } = texts;
  const column = (
    key: keyof typeof heads,
    cell: Column<CartLine>['cell'],
    rest: Partial<Column<CartLine>> = {},
  ) => ({ key, head: heads[key], label: heads[key], cell, ...rest });

  const columns = [
    column('thumb', ({ listing }) => (
      <div className={styles.thumb}>
        <Picture picture={listing.thumb} ratio="card" sizes="7rem" />
      </div>
    )),
    column(
      'title',
      ({ listing: { title, location } }) => (
        <>
          <Link to={listingPath(title)}>{title}</Link>
          <span className={styles.place}>{location}</span>
        </>
      ),
      { names: true },
    ),
    column('price', ({ cents }) => money(cents), { figures: true }),
    column('quantity', ({ listing: { title }, quantity }) => (
      <Quantity
        quantity={quantity}
        less={fill(texts.less, { title })}
        more={fill(texts.more, { title })}
        onChange={(by) => onChange(title, by)}
      />
    )),
    column('total', ({ cents, quantity }) => money(cents * quantity), { figures: true }),
    column('remove', ({ listing: { title } }) => (
      <button
        type="button"
        className={styles.action}
        aria-label={fill(texts.remove, { title })}
        onClick={() => onRemove(title)}
      >
        <Icon name="x" />
      </button>
    )),
  ];
  return (
    <Table
      caption={texts.caption}
      columns={columns}
      rows={lines}
      rowKey={({ listing }) => listing.title}
    />
  );
}
