import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { ListingCard } from '../../listing/listing-card.tsx';
import { useEstateTexts } from '../../use-estate-texts.ts';
import type { SectionProps } from '../section-props.ts';

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
          content: <ListingCard listing={listing} />,
        }))}
      />
    </Section>
  );
}
