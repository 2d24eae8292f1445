import { Container } from '#app/ui/container/container.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { OpeningOf } from './content.server.ts';
import styles from './model.module.css';

/** A picture of the whole width; the numbers in it are explained above. */
export function Model({ title, picture, callouts }: OpeningOf<'model'>) {
  return (
    <section className={`night ${styles.model}`} aria-labelledby="model">
      <Container className={styles.legend}>
        <h2 id="model" className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {callouts.map((callout) => (
            <li key={callout.number} className={styles.callout}>
              <span className={styles.number}>{callout.number}</span>
              <p>
                <strong>{callout.title}</strong>
                <span className={styles.text}>{callout.text}</span>
              </p>
            </li>
          ))}
        </ul>
      </Container>
      <div className={styles.scene}>
        <Picture picture={picture} sizes="100vw" />
        <svg className={styles.marks} aria-hidden="true" focusable="false">
          {callouts.map(({ number, at: [x, y] }) => (
            <svg key={number} className={styles.mark} x={`${x}%`} y={`${y}%`} aria-hidden="true">
              <g>
                <circle r="4" />
                <path d="M0 0V-40" />
                <rect x="-20" y="-68" width="40" height="28" />
                <text y="-54">{number}</text>
              </g>
            </svg>
          ))}
        </svg>
      </div>
    </section>
  );
}
