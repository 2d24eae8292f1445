import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { Message } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useTexts } from '../language.ts';
import { ChangeButtons } from '../messages/change-buttons.tsx';
import type { Changing } from '../messages/use-changes.ts';
import styles from './actions.module.css';

/** What the office can do with a message. */
export function Actions({ message, changing }: { message: Message; changing: Changing }) {
  const { message: texts } = useTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id, state, delivery, assignee } = message;
  const mail = useMutation({
    mutationFn: (action: 'retry' | 'settle') =>
      request(`messages/${id}/${action}`, { method: 'POST' }),
  });
  return (
    <div className={styles.actions}>
      <ChangeButtons
        state={state}
        assignee={assignee}
        label={texts.assignee}
        onChange={(effect) => {
          const changed = changing.change({ ids: [id], ...effect }, [message]);
          // Here it would be seen again.
          if (effect.unread) navigate({ pathname: '/', search });
          return changed;
        }}
      />
      {delivery === 'parked' && (
        <div className={styles.parked}>
          <p>{texts.parked}</p>
          <SmallButton
            variant="primary"
            loading={mail.isPending}
            onClick={() => mail.mutate('retry')}
          >
            {texts.retry}
          </SmallButton>
          <SmallButton loading={mail.isPending} onClick={() => mail.mutate('settle')}>
            {texts.settle}
          </SmallButton>
          <Hindrance to={mail} />
        </div>
      )}
    </div>
  );
}
