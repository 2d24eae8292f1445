import type { KeyPerson } from '#app/content/key-persons.server.ts';
import { Section } from '#app/ui/section/section.tsx';
import styles from './our-key-persons.module.css';

interface Props {
  title: string;
  intro: string;
  persons: readonly KeyPerson[];
}

/** Spec 2.4, anchor our-key-persons: five cards, the first two in a centred row, the rest in a grid. */
export function OurKeyPersons({ title, intro, persons }: Props) {
  return (
    <Section id="our-key-persons" number="05" title={title} lead={intro} ground="sunk">
      <ul className={styles.persons}>
        {persons.map(({ id, image, name, designation, description }) => (
          <li key={id} className={styles.person}>
            <img
              className={styles.portrait}
              src={image.src}
              width={image.width}
              height={image.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.designation}>{designation}</p>
              <p className={styles.description}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
