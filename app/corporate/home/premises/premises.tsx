import { Container } from '#app/ui/container/container.tsx';
import { Facts } from '#app/ui/facts/facts.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Home } from '../content.server.ts';
import styles from './premises.module.css';

type Props = Home['premises'] & {
  facilities: readonly { name: string; size: string }[];
};

/** A picture across the page; its caption is the size of each facility of the company. */
export function Premises({ picture, more, facilities }: Props) {
  return (
    <section>
      <figure>
        <Picture
          picture={picture}
          ratio="fill"
          sizes="100vw"
          className={`${styles.picture} no-print`}
        />
        {facilities.length > 0 && (
          <figcaption className={`night ${styles.caption}`}>
            <Container>
              <Fold title={more}>
                <Facts
                  facts={facilities.map(({ name, size }) => [name, size])}
                  className={styles.facilities}
                />
              </Fold>
            </Container>
          </figcaption>
        )}
      </figure>
    </section>
  );
}
