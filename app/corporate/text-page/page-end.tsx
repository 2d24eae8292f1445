import { Link } from '#app/layout/link.tsx';
import { ProfileLink } from '#app/layout/profile-link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { PageEndData } from './content.server.ts';
import styles from './page-end.module.css';

interface Props extends PageEndData {
  form?: 'columns' | 'block';
}

/** The contact desk for questions about the page, and links to related pages. */
export function PageEnd({ related, form = 'columns', ...contact }: Props) {
  if (related[0]?.picture) {
    return (
      <>
        <div className={`night ${styles.next}`}>
          <Container>
            <Related related={related} />
          </Container>
        </div>
        <div className={styles.band}>
          <Container className={styles.row}>
            <Desk {...contact} />
          </Container>
        </div>
      </>
    );
  }
  return (
    <div className={classNames(styles.band, styles[form])}>
      <div className={styles.sheet}>
        <Desk {...contact} />
        {related.length > 0 && <Related related={related} />}
      </div>
    </div>
  );
}

function Desk({ desk, ask, profile }: Omit<PageEndData, 'related'>) {
  return (
    <section className={styles.contact} aria-labelledby="desk">
      <h2 id="desk" className={styles.title}>
        {dictionary.pageEnd.write}
      </h2>
      <div>
        <p className={styles.ask}>{ask}</p>
        {profile && <ProfileLink />}
      </div>
      <p className={styles.desk}>
        <strong>{desk.title}</strong>
        <a href={`mailto:${desk.email}`}>{desk.email}</a>
        <a href={desk.contact.href} className={styles.figures}>
          <bdi>{desk.contact.label}</bdi>
        </a>
      </p>
    </section>
  );
}

function Related({ related }: Pick<PageEndData, 'related'>) {
  return (
    <nav aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        {dictionary.pageEnd.related}
      </h2>
      <ul className={styles.related}>
        {related.map(({ label, to, text, picture }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <span>{label}</span>
              <Icon name="arrow-right" />
            </Link>
            <p className={styles.text}>{text}</p>
            {picture && (
              <Picture
                picture={{ ...picture, alt: '' }}
                ratio="fill"
                sizes="(width >= 62rem) 50vw, 100vw"
                className={styles.picture}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
