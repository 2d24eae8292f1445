import { fill } from '#app/content/fill.ts';
import { Section } from '#app/ui/section/section.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import type { SectionProps } from '../section-props.ts';
import { FloorPlanDrawing } from './floor-plan-drawing.tsx';
import styles from './floor-plans-section.module.css';

/** Spec 2.5, 4: six floors in tabs, each with its plan and five figures. */
export function FloorPlansSection(props: SectionProps<'floor-plans'>) {
  const { number, title, intro, label, drawing, plans } = props;
  const tabs = plans.map(({ id, facts, rows }) => ({
    label: String(id),
    panel: (
      <div className={styles.plan}>
        <FloorPlanDrawing rows={rows} title={fill(drawing, { id })} />
        <dl className={styles.facts}>
          {facts.map(({ text, number: value }) => (
            <div key={text} className={styles.fact}>
              <dt>{text}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    ),
  }));
  return (
    <Section id="floor-plans" number={number} title={title} lead={intro}>
      <div className={styles.viewer}>
        <p className={styles.label}>{label}</p>
        <Tabs id="floor" label={label} tabs={tabs} />
      </div>
    </Section>
  );
}
