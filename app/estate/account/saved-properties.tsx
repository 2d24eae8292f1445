import { useRef, useState } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { Link } from '#app/layout/link.tsx';
import type { Column } from '#app/ui/table/table.tsx';
import { IconButton, IconLink } from '../icon-button/icon-button.tsx';
import type { EstateListing } from '../listings.server.ts';
import { PropertyTable, Thumb } from '../property-table/property-table.tsx';
import type { EstateAccount } from './content.server.ts';
import styles from './dashboard.module.css';

interface Props {
  texts: EstateAccount;
  listings: readonly EstateListing[];
  /** Whether rows link to the listing form. */
  editable?: boolean;
}

/** Table of saved properties (spec 3); a reload restores removed rows. */
export function SavedProperties({ texts, listings, editable = false }: Props) {
  const [removed, setRemoved] = useState<string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const { table, saved, add } = texts;
  const rows = listings.filter(({ title }) => !removed.includes(title));

  function remove(title: string) {
    setRemoved([...removed, title]);
    // The focused button is removed.
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
    column(
      'title',
      table.property,
      ({ title }) => <Link to={detailsPath('property', title)}>{title}</Link>,
      {
        names: true,
      },
    ),
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
