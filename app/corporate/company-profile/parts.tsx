import type { ReactNode } from 'react';
import type { PictureData } from '#app/ui/picture/picture.ts';

interface PhotoProps {
  picture: PictureData;
  /** Width and height in millimetres, to whose ratio the build crops it (tools/company-profile). */
  size: readonly [width: number, height: number];
  /** Whether the words beside it already say what it shows. */
  decorative?: boolean;
}

export function Photo({ picture, size, decorative = false }: PhotoProps) {
  const { src = '' } = picture.files.at(-1) ?? {};
  return (
    <img
      src={`${src}?size=${size}&focus=${picture.focus}`}
      style={{ inlineSize: `${size[0]}mm`, blockSize: `${size[1]}mm` }}
      alt={decorative ? '' : picture.alt}
    />
  );
}

export type Fact = [term: string, text: string, unit?: string];

/** Terms and texts: rows, or figures in large type as `stats`. */
export function Facts({ rows, className }: { rows: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {rows.map(([term, text, unit]) => (
        <div key={term + text}>
          <dt>{term}</dt>
          <dd>
            {text} {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface TableProps {
  /** Class of the table, for the widths of its columns. */
  name?: string;
  heads: readonly string[];
  /** The first column of figures, which are aligned to the end; the later ones have figures too. */
  figures?: number;
  /** Cells by row; the first of each names the row. */
  rows: readonly (readonly ReactNode[])[];
  /** Last rows, set off by a rule. */
  foot?: readonly (readonly ReactNode[])[];
}

/** A table whose head is repeated on every page. */
export function Table({ name, heads, figures = heads.length, rows, foot = [] }: TableProps) {
  const row = (cells: readonly ReactNode[], scope: 'row' | 'col') =>
    cells.map((cell, column) => {
      const Cell = column === 0 || scope === 'col' ? 'th' : 'td';
      return (
        <Cell
          key={heads[column]}
          scope={Cell === 'th' ? scope : undefined}
          className={column < figures ? undefined : 'figures'}
        >
          {cell}
        </Cell>
      );
    });
  const body = (rows: TableProps['rows']) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rows are static.
    rows.map((cells, index) => <tr key={index}>{row(cells, 'row')}</tr>);
  return (
    <table className={name}>
      <thead>
        <tr>{row(heads, 'col')}</tr>
      </thead>
      <tbody>{body(rows)}</tbody>
      {/* A tfoot would be repeated on every page. */}
      <tbody className="foot">{body(foot)}</tbody>
    </table>
  );
}
