import type { ChartPost } from '#app/content/schemas/chart-post.ts';

/** A post in its box; lengths in units of the drawing. */
export interface PlacedPost {
  post: ChartPost;
  x: number;
  y: number;
  /** 0 for the head, 1 for who answers to it, 2 for who answers to those. */
  rank: number;
}

/** A drawn connection: corners of a line from a post to the one it answers to. */
type Connection = readonly (readonly [x: number, y: number])[];

export const BOX = { width: 188, height: 64 };
const GAP = { column: 14, row: 16, rank: 48 };
/** How far the posts of the last rank stand in from the post above them. */
const INDENT = 16;

/**
 * Places three ranks: the head over the middle, a column for each who answers to it, their own
 * posts below them, narrower by the indent of their line.
 */
export function layOut(root: ChartPost) {
  const width = root.reports.length * (BOX.width + GAP.column) - GAP.column;
  const head: PlacedPost = { post: root, x: (width - BOX.width) / 2, y: 0, rank: 0 };
  const posts = [head];
  const connections: Connection[] = [];
  const bus = BOX.height + GAP.rank / 2;
  root.reports.forEach((lead, column) => {
    const x = column * (BOX.width + GAP.column);
    const y = BOX.height + GAP.rank;
    posts.push({ post: lead, x, y, rank: 1 });
    connections.push([
      [width / 2, BOX.height],
      [width / 2, bus],
      [x + BOX.width / 2, bus],
      [x + BOX.width / 2, y],
    ]);
    lead.reports.forEach((post, row) => {
      const top = y + (row + 1) * (BOX.height + GAP.row);
      posts.push({ post, x: x + INDENT, y: top, rank: 2 });
      connections.push([
        [x + INDENT / 2, y + BOX.height],
        [x + INDENT / 2, top + BOX.height / 2],
        [x + INDENT, top + BOX.height / 2],
      ]);
    });
  });
  const height = Math.max(...posts.map(({ y }) => y)) + BOX.height;
  return { posts, connections, width, height };
}

/** Width of a post's box. */
export function boxWidth({ rank }: PlacedPost): number {
  return rank === 2 ? BOX.width - INDENT : BOX.width;
}
