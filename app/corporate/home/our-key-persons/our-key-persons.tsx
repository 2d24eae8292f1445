import type { KeyPerson } from '#app/content/key-persons.server.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Section } from '#app/ui/section/section.tsx';
import type { Place } from '../place.ts';
import styles from './our-key-persons.module.css';

interface Props extends Place {
  title: string;
  intro: string;
  persons: readonly KeyPerson[];
}

/** Spec 2.4, anchor our-key-persons: cards in rows of three; of five, the first two in a centred row. */
export function OurKeyPersons({ number, ground, title, intro, persons }: Props) {
  return (
    <Section id="our-key-persons" number={number} title={title} lead={intro} ground={ground}>
      <ul className={styles.persons}>
        {persons.map(({ id, image, name, designation, description }) => (
          <li key={id} className={styles.person}>
            {image ? (
              <img
                className={styles.portrait}
                src={image.src}
                width={image.width}
                height={image.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            ) : (
              <span className={classNames(styles.portrait, styles.initials)} aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
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

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  const last = rest.at(-1)?.replace(/^al-/i, '') ?? '';
  return [first, last].map((part) => [...part][0] ?? '').join('');
}
