import type { SectionProps } from '../section-props.ts';
import styles from './testimonial.module.css';

type Props = SectionProps<'testimonials'>['testimonials'][number];

/** What somebody says, and who (spec 3). */
export function Testimonial({ image, name, designation, desc }: Props) {
  return (
    <figure className={styles.testimonial}>
      <img
        className={styles.image}
        src={image.src}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
      />
      <blockquote className={styles.words}>
        <p>{desc}</p>
      </blockquote>
      <figcaption className={styles.name}>
        <strong>{name}</strong>, {designation}
      </figcaption>
    </figure>
  );
}
