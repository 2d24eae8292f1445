import { useRef, useState } from 'react';
import { fill } from '#app/content/fill.ts';
import type { EstateAccount } from '#app/content/schemas/estate-account.ts';
import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import { Link } from '#app/shell/link.tsx';
import type { Column } from '#app/ui/table/table.tsx';
import { IconButton, IconLink } from '../icon-button/icon-button.tsx';
import { listingPath } from '../listing/listing-path.ts';
import { PropertyTable, Thumb } from '../property-table/property-table.tsx';
import styles from './dashboard.module.css';

interface Props {
  texts: EstateAccount;
  listings: readonly EstateListing[];
  /** Whether a row leads to the listing form. */
  editable?: boolean;
}

/** Saved property rows (spec 3); a deleted one is gone until the page is opened anew. */
export function SavedProperties({ texts, listings, editable = false }: Props) {
  const [gone, setGone] = useState<string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const { table, saved, add } = texts;
  const rows = listings.filter(({ title }) => !gone.includes(title));

  function remove(title: string) {
    setGone([...gone, title]);
    // The button that had the focus is gone.
    list.current?.focus();
  }

  const column = (
    key: string,
    head: string,
    cell: Column<EstateListing>['cell'],
    rest: Partial<Column<EstateListing>> = {},
  ) => ({ key, head, cell, ...rest });
  const labelled: typeof column = (key, head, cell, rest) =>
    column(key, head, cell, { label: head, ...rest });

  const columns = [
    column('thumb', table.thumb, ({ thumb }) => <Thumb picture={thumb} />),
    column('title', table.property, ({ title }) => <Link to={listingPath(title)}>{title}</Link>, {
      names: true,
    }),
    labelled('location', table.location, ({ location }) => location),
    labelled('price', table.price, ({ price }) => `$${price}`, { figures: true }),
    labelled('date', table.date, () => <span className={styles.date}>{saved}</span>),
    column('actions', table.actions, ({ title }) => (
      <span className={styles.actions}>
        {editable && <IconLink icon="file-text" label={fill(table.edit, { title })} to={add.to} />}
        <IconButton icon="x" label={fill(table.remove, { title })} onClick={() => remove(title)} />
      </span>
    )),
  ];
  return (
    <div ref={list} tabIndex={-1}>
      {rows.length === 0 ? (
        <p role="status">{table.empty}</p>
      ) : (
        <PropertyTable
          caption={table.caption}
          columns={columns}
          rows={rows}
          titleOf={({ title }) => title}
        />
      )}
    </div>
  );
}
