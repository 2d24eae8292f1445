import { Link } from '#app/layout/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import grid from '../cards/cards.module.css';
import { EstateIcon, type EstateIconName } from '../icon/estate-icon.tsx';
import { More } from '../more/more.tsx';
import type { EstateSectionOf } from './content.server.ts';
import styles from './service-sections.module.css';

/** Spec 2.5: the three service cards with their counts of listings. */
export function ServicesSection({ title, intro, cards }: EstateSectionOf<'services'>) {
  return (
    <Section id="services" head={heads.split} title={title} lead={intro}>
      <ul className={grid.cards}>
        {cards.map(({ icon, title: name, text, btnText, btnLink }) => (
          <IconCard key={name} icon={icon} title={name} text={text} action={btnText} to={btnLink} />
        ))}
      </ul>
    </Section>
  );
}

interface CardProps {
  icon: EstateIconName;
  title: string;
  text: string;
  action: string;
  to: string;
}

/** A card with an icon and a link. */
export function IconCard({ icon, title, text, action, to }: CardProps) {
  return (
    <li className={styles.card}>
      <EstateIcon name={icon} size="large" />
      <h3 className={styles.cardTitle}>{title}</h3>
      <p className={styles.cardText}>{text}</p>
      <Link to={to} className={styles.cardLink}>
        {action}
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}

/** Spec 2.5: the work process of home four; each step links to the projects. */
export function ProcessSection({ title, intro, steps }: EstateSectionOf<'process'>) {
  return (
    <Section id="process" head={heads.split} title={title} lead={intro}>
      <ol className={styles.steps}>
        {steps.map(({ title: step, desc, btnText, to }, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className={styles.stepTitle}>
              <Link to={to} className={styles.stepLink}>
                {step}
              </Link>
            </h3>
            <p className={styles.stepText}>{desc}</p>
            <More text={btnText} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
