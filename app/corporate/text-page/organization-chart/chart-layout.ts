import type { ChartPosition as Position } from '../content.server.ts';

/** A position and the corner of its box; lengths in SVG units. */
export interface PlacedPosition {
  position: Position;
  x: number;
  y: number;
  /** 0 for the head, 1 for its reports, 2 for theirs. */
  rank: number;
}

/** The corners of a line from a position to its superior. */
type Connection = readonly (readonly [x: number, y: number])[];

export const BOX = { width: 188, height: 64 };
const GAP = { column: 14, row: 16, rank: 48 };
/** Indent of the last rank. */
const INDENT = 16;

/** Lays out three ranks: the head in the centre, a column for each of its reports, theirs below. */
export function layOut(root: Position) {
  const columns = Math.max(1, root.reports.length);
  const width = columns * (BOX.width + GAP.column) - GAP.column;
  const head: PlacedPosition = { position: root, x: (width - BOX.width) / 2, y: 0, rank: 0 };
  const positions = [head];
  const connections: Connection[] = [];
  const bus = BOX.height + GAP.rank / 2;
  root.reports.forEach((lead, column) => {
    const x = column * (BOX.width + GAP.column);
    const y = BOX.height + GAP.rank;
    positions.push({ position: lead, x, y, rank: 1 });
    connections.push([
      [width / 2, BOX.height],
      [width / 2, bus],
      [x + BOX.width / 2, bus],
      [x + BOX.width / 2, y],
    ]);
    lead.reports.forEach((position, row) => {
      const top = y + (row + 1) * (BOX.height + GAP.row);
      positions.push({ position, x: x + INDENT, y: top, rank: 2 });
      connections.push([
        [x + INDENT / 2, y + BOX.height],
        [x + INDENT / 2, top + BOX.height / 2],
        [x + INDENT, top + BOX.height / 2],
      ]);
    });
  });
  const height = Math.max(...positions.map(({ y }) => y)) + BOX.height;
  return { positions, connections, width, height };
}

/** Width of the box of a position. */
export function boxWidth({ rank }: PlacedPosition): number {
  return rank === 2 ? BOX.width - INDENT : BOX.width;
}
