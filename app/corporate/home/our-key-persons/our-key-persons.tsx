import type { KeyPerson } from '#app/content/key-persons.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import heads from '#app/ui/section/heads.module.css';
import { type Ground, Section } from '#app/ui/section/section.tsx';
import styles from './our-key-persons.module.css';

interface Props {
  ground: Ground;
  title: string;
  intro: string;
  persons: readonly KeyPerson[];
}

/**
 * Spec 2.4, anchor our-key-persons: cards in rows of three, on tablets of two; of five, the first two in
 * a centred row. On phones the rows after the first are folded.
 */
export function OurKeyPersons({ ground, title, intro, persons }: Props) {
  const first = firstRow(persons.length);
  const others = persons.slice(first);
  return (
    <Section id="our-key-persons" title={title} lead={intro} ground={ground} head={heads.split}>
      <Persons persons={persons.slice(0, first)} />
      {others.length > 0 && (
        <Fold rest title={fill(dictionary.foldRest, { n: others.length })}>
          <Persons persons={others} />
        </Fold>
      )}
    </Section>
  );
}

/** Cards in the first row: two of four persons, or if the last row would have two; else three. */
function firstRow(persons: number): number {
  return persons === 4 || persons % 3 === 2 ? 2 : 3;
}

function Persons({ persons }: Pick<Props, 'persons'>) {
  return (
    <ul className={styles.persons}>
      {persons.map(({ id, image, name, designation, facts, description }) => (
        <li key={id} id={`person-${id}`}>
          {image ? (
            <div className="day">
              <img
                className={styles.portrait}
                src={image.src}
                width={image.width}
                height={image.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </div>
          ) : (
            <span className={classNames(styles.portrait, styles.initials)} aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <div className={styles.words}>
            <div>
              <h3>{name}</h3>
              <p>{designation}</p>
            </div>
            <p>{description}</p>
            {facts && <p className={styles.facts}>{facts}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  const last = rest.at(-1)?.replace(/^al-/i, '') ?? '';
  return [first, last].map((part) => [...part][0] ?? '').join('');
}
