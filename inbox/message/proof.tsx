import type { ProofStep } from '#shared/inbox.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './aside.module.css';

/** The proof that a message arrived, step by step. */
export function Proof({ steps }: { steps: readonly ProofStep[] }) {
  const { message: texts, proof } = useTexts();
  const { moment } = useFormats();
  return (
    <section>
      <h3>{texts.proof}</h3>
      <ol>
        {steps.map(({ step, at, detail }) => (
          <li key={`${step} ${at} ${detail}`} className={styles.entry}>
            <span>{proof[step]}</span>
            {detail && (
              <small>
                <bdi>{detail}</bdi>
              </small>
            )}
            <small>
              <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
