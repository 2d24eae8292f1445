import { Link } from '#app/layout/link.tsx';
import { ProfileLink } from '#app/layout/profile-link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { PageEndData } from './content.server.ts';
import styles from './page-end.module.css';

/** The contact desk for questions about the page, and links to related pages. */
export function PageEnd({ desk, ask, profile, related }: PageEndData) {
  const { pageEnd: words } = dictionary;
  return (
    <div className={styles.band}>
      <Container className={styles.sheet}>
        <section aria-labelledby="desk">
          <h2 id="desk" className={styles.title}>
            {words.write}
          </h2>
          <p className={styles.ask}>{ask}</p>
          {profile && <ProfileLink />}
          <p className={styles.desk}>
            <strong>{desk.title}</strong>
            <a href={`mailto:${desk.email}`}>{desk.email}</a>
            <a href={desk.contact.href} className={styles.figures}>
              <bdi>{desk.contact.label}</bdi>
            </a>
          </p>
        </section>
        {related.length > 0 && (
          <nav aria-labelledby="related">
            <h2 id="related" className={styles.title}>
              {words.related}
            </h2>
            <ul className={styles.related}>
              {related.map(({ label, to, text }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    <span>{label}</span>
                    <Icon name="arrow-right" />
                  </Link>
                  <p className={styles.text}>{text}</p>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Container>
    </div>
  );
}
