import { FoldedRest } from '../folded-rest/folded-rest.tsx';
import type { DrawingData } from './content.server.ts';
import styles from './drawing.module.css';

/** A drawing on its sheet: legend by mark, and a title block. */
export function Drawing({ drawing, number, title, scale, alt, legend }: DrawingData) {
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet} data-nosnippet="">
        <div className={styles.canvas}>
          <svg
            className={styles.drawing}
            viewBox={`0 0 360 ${drawing.height}`}
            role="img"
            aria-label={`${title}. ${alt}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: content.server.ts checks each element.
            dangerouslySetInnerHTML={{ __html: drawing.svg }}
          />
        </div>
        {legend.length > 0 && (
          <>
            <ol className={styles.legend}>
              {legend.map((part) => (
                <li key={part} className={styles.part}>
                  {part}
                </li>
              ))}
            </ol>
            <FoldedRest of={legend.length} />
          </>
        )}
        <figcaption className={styles.block}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.cell}>{scale}</span>
          <span className={styles.cell}>{number}</span>
        </figcaption>
      </div>
    </figure>
  );
}
