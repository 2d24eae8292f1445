import { FoldedRest } from '../folded-rest/folded-rest.tsx';
import type { Capabilities } from './content.server.ts';
import styles from './service-types.module.css';

type ServiceTypesProps = Pick<Capabilities['services'], 'list' | 'subcontracted'>;

/** Spec 2.4: the service types in two columns, numbered consecutively; phones show the first of each. */
export function ServiceTypes({ list, subcontracted }: ServiceTypesProps) {
  const [first, second] = twoColumns(list);
  return (
    <div className={styles.columns}>
      <Column list={first} start={1} subcontracted={subcontracted} />
      <Column list={second} start={first.length + 1} subcontracted={subcontracted} />
    </div>
  );
}

function Column({ list, start, subcontracted }: ServiceTypesProps & { start: number }) {
  return (
    <div>
      <ol className={styles.column} start={start}>
        {list.map(({ name, isSubcontracted }, index) => (
          <li key={name} className={styles.service} value={start + index}>
            <span className={styles.number} aria-hidden="true">
              {String(start + index).padStart(2, '0')}
            </span>
            {name}
            {isSubcontracted && <span className={styles.subcontracted}>{subcontracted}</span>}
          </li>
        ))}
      </ol>
      <FoldedRest of={list.length} />
    </div>
  );
}

/** Splits a list into two halves; the first has the odd entry (spec 2.4). */
function twoColumns<Entry>(list: readonly Entry[]): [Entry[], Entry[]] {
  const half = Math.ceil(list.length / 2);
  return [list.slice(0, half), list.slice(half)];
}
