import { fill } from '#app/content/placeholders.ts';
import Carousel from '#app/ui/carousel/carousel.island.tsx';
import { LogoCard } from '#app/ui/logo-card/logo-card.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { EstateIcon } from '../icon/estate-icon.tsx';
import { texts as estateTexts } from '../shared-texts.ts';
import type { EstateSectionOf } from './content.server.ts';
import styles from './reference-sections.module.css';

/** Spec 2.5, 9: testimonials, one at a time. */
export function TestimonialsSection(props: EstateSectionOf<'testimonials'>) {
  const { title, intro, testimonials } = props;
  const { carousel } = estateTexts;
  return (
    <Section id="testimonials" head={heads.centred} title={title} lead={intro}>
      <Carousel label={title} labels={carousel} show="one">
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.name} {...testimonial} />
        ))}
      </Carousel>
    </Section>
  );
}

type TestimonialProps = EstateSectionOf<'testimonials'>['testimonials'][number];

/** A quotation with its author (spec 3). */
function Testimonial({ name, designation, desc }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      <EstateIcon name="quote" size="large" />
      <blockquote className={styles.words}>
        <p>{desc}</p>
      </blockquote>
      <figcaption className={styles.name}>
        <strong>{name}</strong>, {designation}
      </figcaption>
    </figure>
  );
}

/**
 * Spec 2.4: the scrolling partner strip of home five. CSS animates it, so that hover, its checkbox
 * and reduced motion stop it even before hydration.
 */
export function PartnersSection(props: EstateSectionOf<'partners'>) {
  const { title, intro, alt, stop, partners } = props;
  return (
    <Section id="partners" head={heads.centred} title={title} lead={intro} ground="sunk">
      <div className={styles.strip}>
        <label className={styles.stop}>
          <input type="checkbox" className={styles.box} />
          {stop}
        </label>
        <div className={styles.window}>
          {['first', 'again'].map((run) => (
            <ul key={run} className={styles.run} aria-hidden={run === 'again' || undefined}>
              {partners.map(({ id, name, logo }) => (
                <li key={id}>
                  <LogoCard
                    logo={logo}
                    name={name}
                    alt={run === 'again' ? '' : fill(alt, { id })}
                  />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </Section>
  );
}
