import { fill } from '#app/content/fill.ts';
import type { EstateCart } from '#app/content/schemas/estate-shop.ts';
import { Link } from '#app/shell/link.tsx';
import type { Column } from '#app/ui/table/table.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { listingPath } from '../listing/listing-path.ts';
import { PropertyTable, Thumb } from '../property-table/property-table.tsx';
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
  ) => ({ key, head: heads[key], cell, ...rest });
  const labelled: typeof column = (key, cell, rest) =>
    column(key, cell, { label: heads[key], ...rest });

  const columns = [
    column('thumb', ({ listing }) => <Thumb picture={listing.thumb} />),
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
