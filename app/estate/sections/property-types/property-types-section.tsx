import { Section } from '#app/ui/section/section.tsx';
import { typePath } from '../../listing/type-path.ts';
import { IconCard, IconCards } from '../icon-card/icon-card.tsx';
import type { SectionProps } from '../section-props.ts';

/** Spec 2.5: the six property-type cards. */
export function PropertyTypesSection({
  number,
  title,
  intro,
  cards,
}: SectionProps<'property-types'>) {
  return (
    <Section id="property-types" number={number} title={title} lead={intro} ground="sunk">
      <IconCards>
        {cards.map(({ icon, title: kind, desc, btnText, type }) => (
          <IconCard
            key={kind}
            icon={icon}
            title={kind}
            text={desc}
            action={btnText}
            to={typePath(type)}
          />
        ))}
      </IconCards>
    </Section>
  );
}
