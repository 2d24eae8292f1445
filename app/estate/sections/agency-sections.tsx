import { ActionLink } from '#app/layout/action-link.tsx';
import Counter from '#app/ui/counter/counter.island.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { Stat, Stats } from '#app/ui/stat/stat.tsx';
import { EstateIcon } from '../icon/estate-icon.tsx';
import styles from './agency-sections.module.css';
import type { EstateSectionOf } from './content.server.ts';

/** Spec 2.5: a text about the agency, three check points and a link; some variants have a figure. */
export function AboutSection(props: EstateSectionOf<'about'>) {
  const { title, paragraphs, points, picture, link, figure } = props;
  return (
    <Section id="about-us" head={heads.split} title={title}>
      <div className={styles.columns}>
        <div className={styles.pictured}>
          <Picture picture={picture} ratio="card" sizes="(width < 62rem) 100vw, max(38rem, 36vw)" />
          {figure && (
            <p className={styles.figure}>
              <span className={styles.number}>{figure.number}</span> {figure.text}
            </p>
          )}
        </div>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="circle-check" />
                {point}
              </li>
            ))}
          </ul>
          <ActionLink {...link} icon="arrow-right" />
        </div>
      </div>
    </Section>
  );
}

/** Spec 3, 9: four figures that count up once in view. */
export function CountersSection({ title, counters }: EstateSectionOf<'counters'>) {
  return (
    <Section id="counters" head={heads.beside} title={title} ground="night">
      <Stats>
        {counters.map(({ icon, number: value, text }) => (
          <Stat
            key={text}
            figure={
              <span className={styles.counter}>
                <EstateIcon name={icon} />
                <Counter value={value} />
              </span>
            }
            label={text}
          />
        ))}
      </Stats>
    </Section>
  );
}

/** Spec 3: the staff of the sample agency; portraits are drawings. */
export function TeamSection({ title, intro, members }: EstateSectionOf<'team'>) {
  return (
    <Section id="team" head={heads.centred} title={title} lead={intro}>
      <ul className={styles.members}>
        {members.map(({ thumb, name, designation, share }) => (
          <li key={name} className={styles.member}>
            <div className={`day ${styles.thumb}`}>
              <img
                src={thumb.src}
                width={thumb.width}
                height={thumb.height}
                alt=""
                loading="lazy"
              />
            </div>
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
