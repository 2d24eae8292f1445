import { classNames } from '#app/ui/class-names/class-names.ts';
import type { BlockOf } from './content.server.ts';
import styles from './targets-block.module.css';

type Target = BlockOf<'targets'>['items'][number];

/** For each measure today's value and its target; shares as a bar from zero to 100 per cent, others larger. */
export function TargetsBlock({ labels, items }: BlockOf<'targets'>) {
  return (
    <ul className={styles.targets}>
      {items.map((item) => (
        <li
          key={item.measure}
          className={classNames(styles.target, !item.target.isShare && styles.number)}
        >
          <p className={styles.measure}>
            <strong>{item.measure}</strong>
            <span className={styles.responsible}>{item.responsible}</span>
          </p>
          <div>
            {item.target.isShare && <Bar {...item} />}
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

const percent = (part: number) => `${part * 100}%`;

/** A bar to today's value, and a mark at the target. */
function Bar({ today, target }: Target) {
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect className={styles.whole} width="100%" height="100%" />
      <rect className={styles.today} width={percent(today.part || 0)} y="25%" height="50%" />
      <line className={styles.goal} x1={percent(target.part)} x2={percent(target.part)} y2="100%" />
    </svg>
  );
}
