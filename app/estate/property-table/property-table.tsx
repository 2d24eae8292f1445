import type { PictureData } from '#app/ui/picture/picture.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import styles from './property-table.module.css';

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Title of the property in a row. */
  titleOf: (row: Row) => string;
}

/** A table of properties, with a picture at the start of each row and actions at its end. */
export function PropertyTable<Row>({ titleOf, ...rest }: Props<Row>) {
  return (
    <div className={styles.table}>
      <Table rowKey={titleOf} {...rest} />
    </div>
  );
}

/** The picture at the start of a row. */
export function Thumb({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.thumb}>
      <Picture picture={picture} ratio="card" sizes="7rem" />
    </div>
  );
}
