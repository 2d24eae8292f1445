import { Link } from '#app/layout/link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Scene } from '../scene/scene.tsx';
import type { PageEndData } from './content.server.ts';
import styles from './page-end.module.css';

interface Props extends Pick<PageEndData, 'scene' | 'related'> {
  form?: 'rows' | 'line';
}

/** A wide picture, and links to related pages. */
export function PageEnd({ scene, related, form = 'rows' }: Props) {
  return (
    <>
      {scene && <Scene {...scene} />}
      {related.length > 0 && <Related related={related} form={form} />}
    </>
  );
}

/** Rows with a text, a line, or a dark band with the picture of the first page. */
function Related({ related, form }: Required<Pick<Props, 'related' | 'form'>>) {
  const hasPicture = related[0]?.picture !== undefined;
  return (
    <div className={`no-print ${hasPicture ? `night ${styles.next}` : styles[form]}`}>
      <Container>
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
                {(hasPicture || form === 'rows') && <p className={styles.text}>{text}</p>}
                {picture && (
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    ratio="fill"
                    sizes="100vw"
                    className={styles.picture}
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </div>
  );
}
