import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useTexts } from '../language.ts';
import { Problem } from './problem.tsx';

interface Props {
  question: string;
  /** What will happen. */
  effect: string;
  /** Label of the button that does it. */
  action: string;
  doing: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Question({ question, effect, action, doing, onClose }: Props) {
  const { frame } = useTexts();
  return (
    <Dialog open onClose={onClose} title={question} closeLabel={frame.close}>
      <p>{effect}</p>
      {doing.error && <Problem error={doing.error} />}
      <div>
        <Button loading={doing.isPending} onClick={() => doing.mutate()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
