import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useTexts } from '../language.ts';
import styles from './form-dialog.module.css';
import { Hindrance } from './problem.tsx';

interface Props {
  title: string;
  /** What will happen, where it cannot be undone. */
  effect?: string;
  /** Label of the button that does it. */
  action: string;
  doing: Pick<UseMutationResult<unknown, Error, void>, 'mutate'> &
    Parameters<typeof Hindrance>[0]['to'];
  /** Whether something is missing. */
  disabled?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** A form in a dialog, or a question before something is done. */
export function FormDialog({ title, effect, action, doing, disabled, onClose, children }: Props) {
  const { frame } = useTexts();
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={frame.close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          doing.mutate();
        }}
      >
        {effect && <p className={styles.effect}>{effect}</p>}
        {children}
        <Hindrance to={doing} />
        <Button type="submit" disabled={disabled} loading={doing.isPending}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
