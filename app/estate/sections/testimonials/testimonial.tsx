import { EstateIcon } from '../../icon/estate-icon.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './testimonial.module.css';

type Props = SectionProps<'testimonials'>['testimonials'][number];

/** A quotation with its author (spec 3). */
export function Testimonial({ name, designation, desc }: Props) {
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
