import { useEffect, useRef } from 'react';
import { useTexts } from '../language.ts';
import type { Problem } from '../problem-in-words.ts';
import { useShared } from '../site.ts';
import { filled } from '../texts.ts';
import styles from './form.module.css';
import { ProblemList } from './problem-list.tsx';
import type { Outcome } from './save.ts';

interface Props {
  /** Of the last attempt to save; a new object for each. */
  outcome: Outcome | undefined;
  onPress: (problem: Problem) => void;
}

/** Why a form is not saved; it comes into view at each attempt, however far down somebody works. */
export function Refusal({ outcome, onPress }: Props) {
  const { site } = useShared();
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, [outcome]);
  if (!outcome || outcome.kind === 'saved' || outcome.kind === 'changed') return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.refused}>
      {outcome.kind === 'refused' ? (
        <ProblemList problems={outcome.problems} onPress={onPress} />
      ) : (
        <p>{filled(texts[outcome.kind], { host: site.git?.address ?? texts.thisMachine })}</p>
      )}
    </div>
  );
}
