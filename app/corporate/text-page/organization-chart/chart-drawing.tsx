import { classNames } from '#app/ui/class-names/class-names.ts';
import type { ChartPosition as Position } from '../content.server.ts';
import styles from './chart-drawing.module.css';
import { BOX, boxWidth, layOut, type PlacedPosition } from './chart-layout.ts';

interface Props {
  title: string;
  description: string;
  root: Position;
}

/** The chart as an SVG with real text; its description refers screen readers to the list. */
export function ChartDrawing({ title, description, root }: Props) {
  const { positions, connections, width, height } = layOut(root);
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
      {positions.map((placed) => (
        <Box key={placed.position.title.join(' ')} {...placed} />
      ))}
    </svg>
  );
}

const LINE = 17;

function Box(placed: PlacedPosition) {
  const { position, x, y, rank } = placed;
  const lines = [...position.title, ...(position.name ? [position.name] : [])];
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
          className={index < position.title.length ? styles.position : styles.name}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
