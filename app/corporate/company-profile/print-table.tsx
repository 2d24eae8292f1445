import type { ReactNode } from 'react';

interface Props {
  /** Class of the table, for the widths of its columns. */
  name: string;
  heads: readonly string[];
  /** Indexes of the columns with figures, which are aligned to the end. */
  figures: readonly number[];
  /** Cells by row; the first of each names the row. */
  rows: readonly (readonly ReactNode[])[];
  /** Last rows, set off by a rule. */
  foot?: readonly (readonly ReactNode[])[];
}

/** A table whose head is repeated on every page. */
export function PrintTable({ name, heads, figures, rows, foot = [] }: Props) {
  const classOf = (column: number) => (figures.includes(column) ? 'figures' : undefined);
  const bodyRow = (cells: readonly ReactNode[], row: number) => (
    <tr key={row}>
      {cells.map((cell, column) => {
        const Cell = column === 0 ? 'th' : 'td';
        return (
          <Cell
            key={heads[column]}
            scope={column === 0 ? 'row' : undefined}
            className={classOf(column)}
          >
            {cell}
          </Cell>
        );
      })}
    </tr>
  );
  return (
    <table className={name}>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={head} scope="col" className={classOf(column)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(bodyRow)}</tbody>
      {/* A tfoot would be repeated on every page. */}
      {foot.length > 0 && <tbody className="foot">{foot.map(bodyRow)}</tbody>}
    </table>
  );
}
