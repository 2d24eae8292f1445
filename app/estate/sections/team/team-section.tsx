import { Icon } from '#app/ui/icon/icon.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './team-section.module.css';

/** Spec 3: the staff of the sample agency; portraits are drawings. */
export function TeamSection({ number, title, intro, members }: SectionProps<'team'>) {
  return (
    <Section id="team" number={number} title={title} lead={intro}>
      <ul className={styles.members}>
        {members.map(({ thumb, name, designation, share }) => (
          <li key={name} className={styles.member}>
            <img
              className={styles.thumb}
              src={thumb.src}
              width={thumb.width}
              height={thumb.height}
              alt=""
              loading="lazy"
            />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.designation}>{designation}</p>
            <a className={styles.share} href={share.href} aria-label={`${share.label}: ${name}`}>
              <Icon name="arrow-up-right" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
