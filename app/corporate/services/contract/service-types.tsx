import styles from './service-types.module.css';
import { twoColumns } from './two-columns.ts';

/** Spec 2.4: the service types in two columns, numbered through. */
export function ServiceTypes({ list }: { list: readonly string[] }) {
  const [first, second] = twoColumns(list);
  return (
    <div className={styles.columns}>
      <Column list={first} start={1} />
      <Column list={second} start={first.length + 1} />
    </div>
  );
}

function Column({ list, start }: { list: readonly string[]; start: number }) {
  return (
    <ol className={styles.column} start={start}>
      {list.map((service, index) => (
        <li key={service} className={styles.service} value={start + index}>
          <span className={styles.number} aria-hidden="true">
            {String(start + index).padStart(2, '0')}
          </span>
          {service}
        </li>
      ))}
    </ol>
  );
}
