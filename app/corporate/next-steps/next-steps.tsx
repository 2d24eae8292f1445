import { site } from '#app/shared-data/shared-data.ts';
import styles from './next-steps.module.css';

interface Props {
  title: string;
  steps: readonly string[];
}

/** What happens after the form is sent. */
export function NextSteps({ title, steps }: Props) {
  const { hours } = site;
  return (
    <aside className={styles.next}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.hours}>{hours}</p>
    </aside>
  );
}
