import { fillPlural } from '#app/content/placeholders.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { Link } from '#app/layout/link.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { sarMillions } from '../money.ts';
import styles from './largest.module.css';
import { DEFAULT_SORT } from './portfolio-query.ts';
import { type Contract, sortContracts } from './select-contracts.ts';

/** At most so many contracts are shown with their picture. */
const SHOWN = 4;

/** The largest contracts, up to the first that is not described in full: none in the row is missing. */
export function largestOf(contracts: readonly Contract[]): Contract[] {
  const largest = sortContracts(contracts, DEFAULT_SORT).slice(0, SHOWN);
  const missing = largest.findIndex(({ picture }) => !picture);
  return missing === -1 ? largest : largest.slice(0, missing);
}

interface Props {
  contracts: readonly Contract[];
}

/** Contracts with their pictures, the first one large. */
export function Largest({ contracts }: Props) {
  return (
    <ul className={styles.list}>
      {contracts.map(({ id, title, client, value, duration, year, picture }, index) => (
        <li key={id} className={styles.contract}>
          {picture && (
            <Picture
              picture={picture}
              ratio="wide"
              sizes={index === 0 ? '(width >= 62rem) 54rem, 92vw' : '(width >= 48rem) 27rem, 6rem'}
            />
          )}
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Link to={detailsPath('project', title)} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.client}>{client}</p>
            <p className={styles.facts}>
              <strong className={styles.value}>{sarMillions(Number(value))}</strong>
              <span>{dictionary.money.sarMillions}</span>
              <span>{fillPlural(dictionary.duration.months, duration)}</span>
              <span>{year}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
