import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import grid from '../../cards/cards.module.css';
import { PropertyCard } from '../../property-card/property-card.tsx';
import { useEstateTexts } from '../../use-estate-texts.ts';
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
            <PropertyCard listing={listing} />
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

/** Spec 2.5, 9: properties in a carousel of two or three. */
export function SliderSection({ number, title, intro, show, listings }: SectionProps<'slider'>) {
  const { carousel } = useEstateTexts();
  return (
    <Section id="slider" number={number} title={title} lead={intro} ground="sunk">
      <Carousel
        label={title}
        labels={carousel}
        show={show}
        slides={listings.map((listing) => ({
          key: listing.title,
          content: <PropertyCard listing={listing} />,
        }))}
      />
    </Section>
  );
}
