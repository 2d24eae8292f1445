import { fill } from '#app/content/placeholders.ts';
import { Facts } from '#app/ui/facts/facts.tsx';
import { Section } from '#app/ui/section/section.tsx';
import Tabs from '#app/ui/tabs/tabs.island.tsx';
import type { EstateFloorPlan } from './card-fields.server.ts';
import type { EstateSectionOf } from './content.server.ts';
import styles from './floor-plans-section.module.css';
import { measure, placeRooms, WIDTH } from './place-rooms.ts';

const FACTS = ['rooms', 'bathrooms', 'area', 'parking', 'price'] as const;

/** Spec 2.5, 4: six floors in tabs, each with its plan and five figures. */
export function FloorPlansSection(props: EstateSectionOf<'floor-plans'>) {
  const { title, intro, label, drawing, facts, names, plans } = props;
  const panels = plans.map((plan) => {
    const figures = figuresOf(plan);
    const name = fill(drawing, { id: plan.id });
    return (
      <div key={plan.id} className={styles.plan} data-name={name}>
        <FloorPlanDrawing rows={plan.rows} names={names} title={name} />
        <Facts facts={FACTS.map((fact) => [facts[fact], figures[fact]])} className={styles.facts} />
      </div>
    );
  });
  return (
    <Section id="floor-plans" title={title} lead={intro}>
      <div className={styles.viewer}>
        <p className={styles.label}>{label}</p>
        <Tabs id="floor" label={label} tabs={plans.map(({ id }) => String(id))}>
          {panels}
        </Tabs>
      </div>
    </Section>
  );
}

function figuresOf({ rows, parking, price }: EstateFloorPlan) {
  const { rooms, bathrooms, area } = measure(rows);
  const count = (n: number) => String(n).padStart(2, '0');
  return {
    rooms: count(rooms),
    bathrooms: count(bathrooms),
    area: area.toFixed(1),
    parking,
    price,
  };
}

/** Margin around the walls for the dimension lines, in metres. */
const MARGIN = 1;

interface DrawingProps {
  rows: EstateFloorPlan['rows'];
  names: EstateSectionOf<'floor-plans'>['names'];
  title: string;
}

/** Drawing of a plan from rows of rooms: walls, partitions, names and outer dimensions. */
function FloorPlanDrawing({ rows, names, title }: DrawingProps) {
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
