import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Waiting } from '../controls/waiting.tsx';
import { useTexts } from '../language.ts';
import { useAllRows } from '../messages/use-all-rows.ts';
import { useMe } from '../queries.ts';
import { undecided } from './decline.ts';
import { DeclineForm } from './decline-form.tsx';

/** Declines the applications to a vacancy that nobody has declined or invited. */
export function DeclineDialog({ vacancy, onClose }: { vacancy: string; onClose: () => void }) {
  const { decline: texts, frame } = useTexts();
  const me = useMe();
  const { rows, error, refetch } = useAllRows({ form: 'career', state: 'open', vacancy });
  const title = me.vacancies.find(({ number }) => number === vacancy)?.title;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${texts.title}: ${[vacancy, title].filter(Boolean).join(' ')}`}
      closeLabel={frame.close}
    >
      {rows ? (
        <DeclineForm rows={undecided(rows, me)} />
      ) : (
        <Waiting error={error} onRetry={refetch} />
      )}
    </Dialog>
  );
}
