import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { useEstateTexts } from '../../use-estate-texts.ts';
import type { SectionProps } from '../section-props.ts';
import { Testimonial } from './testimonial.tsx';

/** Spec 2.5, 9: testimonials, one at a time. */
export function TestimonialsSection(props: SectionProps<'testimonials'>) {
  const { number, title, intro, testimonials } = props;
  const { carousel } = useEstateTexts();
  return (
    <Section id="testimonials" number={number} title={title} lead={intro}>
      <Carousel
        label={title}
        labels={carousel}
        show="one"
        slides={testimonials.map((testimonial) => ({
          key: testimonial.name,
          content: <Testimonial {...testimonial} />,
        }))}
      />
    </Section>
  );
}
