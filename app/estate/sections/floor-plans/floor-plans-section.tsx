import { fill } from '#app/content/placeholders.ts';
import { Section } from '#app/ui/section/section.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import type { EstateFloorPlan } from '../card-fields.server.ts';
import type { SectionProps } from '../section-props.ts';
import { FloorPlanDrawing } from './floor-plan-drawing.tsx';
import styles from './floor-plans-section.module.css';
import { measure } from './place-rooms.ts';

const FACTS = ['rooms', 'bathrooms', 'area', 'parking', 'price'] as const;

/** Spec 2.5, 4: six floors in tabs, each with its plan and five figures. */
export function FloorPlansSection(props: SectionProps<'floor-plans'>) {
  const { number, title, intro, label, drawing, facts, names, plans } = props;
  const tabs = plans.map((plan) => {
    const figures = figuresOf(plan);
    return {
      label: String(plan.id),
      panel: (
        <div className={styles.plan}>
          <FloorPlanDrawing rows={plan.rows} names={names} title={fill(drawing, { id: plan.id })} />
          <dl className={styles.facts}>
            {FACTS.map((fact) => (
              <div key={fact} className={styles.fact}>
                <dt>{facts[fact]}</dt>
                <dd className={styles.value}>{figures[fact]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ),
    };
  });
  return (
    <Section id="floor-plans" number={number} title={title} lead={intro}>
      <div className={styles.viewer}>
        <p className={styles.label}>{label}</p>
        <Tabs id="floor" label={label} tabs={tabs} />
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
