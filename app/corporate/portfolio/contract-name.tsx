import { Link } from '#app/shell/link.tsx';
import { projectPath } from '../project/project-path.ts';
import type { Contract } from './contract.ts';
import styles from './register.module.css';

/** Project and client; the project leads to its page where it has one. */
export function ContractName({ contract: { title, client, details } }: { contract: Contract }) {
  return (
    <>
      {details ? (
        <Link to={projectPath(title)} state={details} className={styles.project}>
          {title}
        </Link>
      ) : (
        <span className={styles.project}>{title}</span>
      )}
      <span className={styles.client}>{client}</span>
    </>
  );
}
