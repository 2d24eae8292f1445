import { Link } from '#app/layout/link.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { More } from '../../more/more.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './process-section.module.css';

/** Spec 2.5: the work process of home four; each step links to the projects. */
export function ProcessSection({ number, title, intro, steps }: SectionProps<'process'>) {
  return (
    <Section id="process" number={number} title={title} lead={intro}>
      <ol className={styles.steps}>
        {steps.map(({ title: step, desc, btnText, to }, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className={styles.title}>
              <Link to={to} className={styles.link}>
                {step}
              </Link>
            </h3>
            <p className={styles.text}>{desc}</p>
            <More text={btnText} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
