import { Fold } from '#app/ui/fold/fold.tsx';
import type { Capabilities } from './content.server.ts';
import styles from './service-types.module.css';

type ServiceTypesProps = Pick<Capabilities['services'], 'title' | 'list' | 'subcontracted'>;

/** Spec 2.4: the service types in two columns, numbered consecutively; on phones both are folded. */
export function ServiceTypes({ title, list, subcontracted }: ServiceTypesProps) {
  const [first, second] = twoColumns(list);
  return (
    <div className={styles.columns}>
      <Column title={title} list={first} start={1} subcontracted={subcontracted} />
      <Column title={title} list={second} start={first.length + 1} subcontracted={subcontracted} />
    </div>
  );
}

function Column({ title, list, start, subcontracted }: ServiceTypesProps & { start: number }) {
  const last = start + list.length - 1;
  return (
    <Fold title={`${title} ${[start, last].map(twoDigits).join('–')}`}>
      <ol className={styles.column} start={start}>
        {list.map(({ name, isSubcontracted }, index) => (
          <li key={name} className={styles.service} value={start + index}>
            <span className={styles.number} aria-hidden="true">
              {twoDigits(start + index)}
            </span>
            {name}
            {isSubcontracted && <span className={styles.subcontracted}>{subcontracted}</span>}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Splits a list into two halves; the first has the odd entry (spec 2.4). */
function twoColumns<Entry>(list: readonly Entry[]): [Entry[], Entry[]] {
  const half = Math.ceil(list.length / 2);
  return [list.slice(0, half), list.slice(half)];
}
