import { Link } from '#app/layout/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Section } from '#app/ui/section/section.tsx';
import grid from '../../cards/cards.module.css';
import { EstateIcon, type EstateIconName } from '../../icon/estate-icon.tsx';
import { typePath } from '../../property/type-path.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './icon-card-sections.module.css';

/** Spec 2.5: the six property-type cards. */
export function PropertyTypesSection(props: SectionProps<'property-types'>) {
  const { number, title, intro, cards } = props;
  return (
    <Section id="property-types" number={number} title={title} lead={intro} ground="sunk">
      <ul className={grid.cards}>
        {cards.map(({ icon, title: name, desc, btnText, type }) => (
          <IconCard
            key={name}
            icon={icon}
            title={name}
            text={desc}
            action={btnText}
            to={typePath(type)}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Spec 2.5: the three service cards with their counts of listings. */
export function ServicesSection({ number, title, intro, cards }: SectionProps<'services'>) {
  return (
    <Section id="services" number={number} title={title} lead={intro}>
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
function IconCard({ icon, title, text, action, to }: CardProps) {
  return (
    <li className={styles.card}>
      <EstateIcon name={icon} size="large" />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <Link to={to} className={styles.link}>
        {action}
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
