import { Section } from '#app/ui/section/section.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import grid from '../../cards/cards.module.css';
import { ListingCard } from '../../listing/listing-card.tsx';
import type { SectionProps } from '../section-props.ts';

/** Spec 4: five tabs, each a slice of the sample properties. */
export function LatestPropertiesSection(props: SectionProps<'latest-properties'>) {
  const { number, title, intro, tabs } = props;
  const panels = tabs.map(({ label, listings }) => ({
    label,
    panel: (
      <ul className={grid.cards}>
        {listings.map((listing) => (
          <li key={listing.title}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
    ),
  }));
  return (
    <Section id="latest-properties" number={number} title={title} lead={intro}>
      <Tabs id="latest" label={title} tabs={panels} />
    </Section>
  );
}
