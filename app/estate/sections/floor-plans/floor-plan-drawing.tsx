import type { EstateFloorPlan } from '../card-fields.server.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './floor-plan-drawing.module.css';
import { placeRooms, WIDTH } from './place-rooms.ts';

/** Margin around the walls for the dimension lines, in metres. */
const MARGIN = 1;

interface Props {
  rows: EstateFloorPlan['rows'];
  names: SectionProps<'floor-plans'>['names'];
  title: string;
}

/** Draws a plan from rows of rooms: walls, partitions, names and the outer dimensions. */
export function FloorPlanDrawing({ rows, names, title }: Props) {
  const { rooms, depth } = placeRooms(rows);
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH + 1.25 * MARGIN} ${depth + 1.25 * MARGIN}`}
      role="img"
      aria-label={title}
    >
      {rooms.map(({ kind, x, y, width, depth: height }) => (
        <g key={`${x} ${y}`}>
          <rect className={styles.room} x={x} y={y} width={width} height={height} />
          <text className={styles.name} x={x + width / 2} y={y + height / 2}>
            {names[kind]}
          </text>
        </g>
      ))}
      <rect className={styles.walls} x="0" y="0" width={WIDTH} height={depth} />
      <path
        className={styles.dimension}
        d={`M0 -0.5H${WIDTH}M0 -0.75v0.5M${WIDTH} -0.75v0.5M-0.5 0V${depth}M-0.75 0h0.5M-0.75 ${depth}h0.5`}
      />
      <text className={styles.measure} x={WIDTH / 2} y={-0.65}>
        {WIDTH.toFixed(1)} m
      </text>
      <text className={styles.measure} x={-depth / 2} y={-0.65} transform="rotate(-90)">
        {depth.toFixed(1)} m
      </text>
    </svg>
  );
}
