import type { BlockOf } from './content.server.ts';
import styles from './targets-block.module.css';

type Target = BlockOf<'targets'>['items'][number];

/** For each measure a bar from zero to today’s value, and a mark at the target. */
export function TargetsBlock({ labels, items }: BlockOf<'targets'>) {
  return (
    <ul className={styles.targets}>
      {items.map((item) => (
        <li key={item.measure} className={styles.target}>
          <p className={styles.measure}>
            <strong>{item.measure}</strong>
            <span className={styles.responsible}>{item.responsible}</span>
          </p>
          <div>
            <Bar {...item} />
            <dl className={styles.values}>
              <div>
                <dt>{labels.today}</dt>
                <dd className={styles.value}>{item.today.label}</dd>
              </div>
              <div className={styles.end}>
                <dt>{labels.target}</dt>
                <dd className={styles.value}>{item.target.label}</dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Shares are drawn on a scale to 100 per cent, other numbers to the next power of ten, so that a value which is to
 * become less does not look complete. A value above its target is grey.
 */
function Bar({ today: { isShare, part }, target }: Target) {
  const done = part || 0;
  const whole = isShare ? 1 : 10 ** Math.ceil(Math.log10(Math.max(done, target.part) || 1));
  const percent = (number: number) => `${(number / whole) * 100}%`;
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect className={styles.whole} width="100%" height="100%" />
      <rect
        className={styles.way}
        x={percent(Math.min(done, target.part))}
        width={percent(Math.abs(target.part - done))}
        height="100%"
      />
      <rect
        className={done > target.part ? styles.excess : styles.today}
        width={percent(done)}
        y="25%"
        height="50%"
      />
      <line className={styles.goal} x1={percent(target.part)} x2={percent(target.part)} y2="100%" />
    </svg>
  );
}
