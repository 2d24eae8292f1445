import { useState } from 'react';
import { fill } from '#app/content/fill.ts';
import type { EstateAccount } from '#app/content/schemas/estate-account.ts';
import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import { Link } from '#app/shell/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import { listingPath } from '../listing/listing-path.ts';
import styles from './dashboard.module.css';

interface Props {
  caption: string;
  texts: EstateAccount;
  listings: readonly EstateListing[];
  /** Whether a row leads to the listing form. */
  editable?: boolean;
}

/** Saved property rows (spec 3); a deleted one is gone until the page is opened anew. */
export function SavedProperties({ caption, texts, listings, editable = false }: Props) {
  const [gone, setGone] = useState<string[]>([]);
  const { table, saved, add } = texts;
  const rows = listings.filter(({ title }) => !gone.includes(title));
  if (rows.length === 0) return <p role="status">{table.empty}</p>;

  const column = (
    key: string,
    head: string,
    cell: Column<EstateListing>['cell'],
    rest: Partial<Column<EstateListing>> = {},
  ) => ({ key, head, label: head, cell, ...rest });

  const columns = [
    column('thumb', table.property, ({ thumb }) => (
      <div className={styles.thumb}>
        <Picture picture={thumb} ratio="card" sizes="6rem" />
      </div>
    )),
    column('title', caption, ({ title }) => <Link to={listingPath(title)}>{title}</Link>, {
      names: true,
    }),
    column('location', table.location, ({ location }) => location),
    column('price', table.price, ({ price }) => `$${price}`, { figures: true }),
    column('date', table.date, () => saved),
    column('actions', table.actions, ({ title }) => (
      <span className={styles.actions}>
        {editable && (
          <Link to={add.to} className={styles.action} aria-label={fill(table.edit, { title })}>
            <Icon name="file-text" />
          </Link>
        )}
        <button
          type="button"
          className={styles.action}
          aria-label={fill(table.remove, { title })}
          onClick={() => setGone([...gone, title])}
        >
          <Icon name="x" />
        </button>
      </span>
    )),
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ title }) => title} />;
}
