import { Section } from '#app/ui/section/section.tsx';
import { IconCard, IconCards } from '../icon-card/icon-card.tsx';
import type { SectionProps } from '../section-props.ts';

/** Spec 2.5: the three service cards with their counts of listings. */
export function ServicesSection({ number, title, intro, cards }: SectionProps<'services'>) {
  return (
    <Section id="services" number={number} title={title} lead={intro}>
      <IconCards>
        {cards.map(({ icon, title: service, text, btnText, btnLink }) => (
          <IconCard
            key={service}
            icon={icon}
            title={service}
            text={text}
            action={btnText}
            to={btnLink}
          />
        ))}
      </IconCards>
    </Section>
  );
}
