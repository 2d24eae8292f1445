import { useRef, useState } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { openWith } from '#app/frame/handed-over.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { Link } from '#app/layout/link.tsx';
import type { Column } from '#app/ui/table/table.tsx';
import { draftOf } from '../add-new-listing/listing-draft.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { EstateListing } from '../listings.server.ts';
import { PropertyTable, Thumb } from '../property-table/property-table.tsx';
import type { EstateAccount } from './content.server.ts';
import styles from './dashboard.module.css';
import type { UserState } from './user-state.ts';

interface Props {
  texts: EstateAccount;
  user: UserState;
  listings: readonly EstateListing[];
  /** Dates on which they were saved. */
  saved: readonly string[];
}

interface Row {
  listing: EstateListing;
  date: string | undefined;
}

/** Table of saved properties (spec 3); a reload restores removed rows. */
export function SavedProperties({ texts, user, listings, saved }: Props) {
  const [removed, setRemoved] = useState<string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const { table, add } = texts;
  const rows = listings
    .map((listing, index): Row => ({ listing, date: saved[index] }))
    .filter(({ listing }) => !removed.includes(listing.title));

  function remove(title: string) {
    setRemoved([...removed, title]);
    // The focused button is removed.
    list.current?.focus();
  }

  const columns: Column<Row>[] = [
    { label: table.thumb, bare: true, cell: ({ listing }) => <Thumb picture={listing.thumb} /> },
    {
      label: table.property,
      names: true,
      cell: ({ listing: { title } }) => <Link to={detailsPath('property', title)}>{title}</Link>,
    },
    { label: table.location, cell: ({ listing }) => listing.location },
    { label: table.price, figures: true, cell: ({ listing }) => `$${listing.price}` },
    { label: table.date, cell: ({ date }) => <span className={styles.date}>{date}</span> },
    {
      label: table.actions,
      bare: true,
      cell: ({ listing, listing: { title } }) => (
        <span className={styles.actions}>
          <IconButton
            icon="file-text"
            label={fill(table.edit, { title })}
            onClick={() => openWith(add.to, { state: draftOf(listing, user) })}
          />
          <IconButton
            icon="x"
            label={fill(table.remove, { title })}
            onClick={() => remove(title)}
          />
        </span>
      ),
    },
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
          titleOf={({ listing }) => listing.title}
        />
      )}
    </div>
  );
}
