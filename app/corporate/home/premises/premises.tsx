import { Container } from '#app/ui/container/container.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Home } from '../content.server.ts';
import styles from './premises.module.css';

interface Props {
  picture: Home['premises']['picture'];
  facilities: readonly { name: string; size: string }[];
}

/** A picture across the page; its caption is the size of each facility of the company. */
export function Premises({ picture, facilities }: Props) {
  return (
    <section>
      <figure>
        <Picture picture={picture} ratio="fill" sizes="100vw" className={styles.picture} />
        {facilities.length > 0 && (
          <figcaption className={`night ${styles.caption}`}>
            <Container>
              <dl className={styles.facilities}>
                {facilities.map(({ name, size }) => (
                  <div key={name} className={styles.facility}>
                    <dt>{name}</dt>
                    <dd>{size}</dd>
                  </div>
                ))}
              </dl>
            </Container>
          </figcaption>
        )}
      </figure>
    </section>
  );
}
