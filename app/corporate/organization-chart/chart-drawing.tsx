import type { ChartPost } from '#app/content/schemas/chart-post.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import styles from './chart-drawing.module.css';
import { BOX, boxWidth, layOut, type PlacedPost } from './chart-layout.ts';

interface Props {
  title: string;
  description: string;
  root: ChartPost;
}

/** The chart as a drawing whose words are text; screen readers are sent on to the list below it. */
export function ChartDrawing({ title, description, root }: Props) {
  const { posts, connections, width, height } = layOut(root);
  return (
    <svg
      className={styles.drawing}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      role="img"
      aria-label={`${title}. ${description}`}
    >
      {connections.map((corners) => (
        <polyline key={corners.join(' ')} className={styles.line} points={corners.join(' ')} />
      ))}
      {posts.map((placed) => (
        <Box key={placed.post.post.join(' ')} {...placed} />
      ))}
    </svg>
  );
}

const LINE = 17;

function Box(placed: PlacedPost) {
  const { post, x, y, rank } = placed;
  const lines = [...post.post, ...(post.name ? [post.name] : [])];
  const first = y + BOX.height / 2 - ((lines.length - 1) * LINE) / 2;
  return (
    <g className={classNames(rank === 0 && styles.head, rank === 2 && styles.last)}>
      <rect className={styles.box} x={x} y={y} width={boxWidth(placed)} height={BOX.height} />
      <rect className={styles.edge} x={x} y={y} width={3} height={BOX.height} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + 14}
          y={first + index * LINE}
          className={index < post.post.length ? styles.post : styles.name}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
