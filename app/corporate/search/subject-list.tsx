import { Link } from '#app/layout/link.tsx';
import type { SearchTexts } from './content.server.ts';
import styles from './subject-list.module.css';
import type { Subject } from './subjects.server.ts';

type Props = SearchTexts['subjects'] & { subjects: readonly Subject[] };

/** All pages, by subject. */
export function SubjectList({ title, lead, subjects }: Props) {
  return (
    <div className={styles.list}>
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.subjects}>
        {subjects.map(({ title, links }) => (
          <div key={title} className={styles.subject}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.links}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
