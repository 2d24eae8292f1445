import type { ReactNode } from 'react';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './change-notice.module.css';
import type { Changing } from './use-changes.ts';

interface Props {
  changing: Changing;
  /** What can be done next. */
  children?: ReactNode;
}

/** What became of a change, with a button to undo it. */
export function ChangeNotice({ changing, children }: Props) {
  const { change, frame } = useTexts();
  const { number } = useFormats();
  const { status, data = 0, variables } = changing;
  return (
    <div className={styles.notice} role="status">
      <Hindrance to={changing} />
      {status === 'success' && (
        <>
          <p>
            {change.changed} <b>{number(data)}</b>
          </p>
          {children}
          {variables.opposites.length > 0 && (
            <SmallButton variant="quiet" onClick={changing.undo}>
              {change.undo}
            </SmallButton>
          )}
          <SmallButton variant="quiet" icon="x" aria-label={frame.close} onClick={changing.reset} />
        </>
      )}
    </div>
  );
}
