import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { Message } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { CompactSelect } from '../controls/compact-select.tsx';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useTexts } from '../language.ts';
import { assigneeChoices, NOBODY } from '../messages/choices.ts';
import { StateButtons } from '../messages/state-buttons.tsx';
import type { Changing } from '../messages/use-changes.ts';
import { useMe } from '../queries.ts';
import styles from './actions.module.css';

/** What the office can do with a message. */
export function Actions({ message, changing }: { message: Message; changing: Changing }) {
  const texts = useTexts();
  const me = useMe();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id, state, delivery, assignee } = message;
  const mail = useMutation({
    mutationFn: (action: 'retry' | 'settle') =>
      request(`messages/${id}/${action}`, { method: 'POST' }),
  });
  return (
    <div className={styles.actions}>
      <StateButtons
        state={state}
        onChange={(next) => changing.change({ ids: [id], state: next }, [message])}
      />
      <SmallButton
        onClick={() => {
          changing.change({ ids: [id], unread: true }, [message]);
          // Here it would be seen again.
          navigate({ pathname: '/', search });
        }}
      >
        {texts.mark.unread}
      </SmallButton>
      <CompactSelect
        label={texts.message.assignee}
        value={assignee ?? NOBODY}
        choices={assigneeChoices(me, texts)}
        onChange={(value) =>
          changing.change({ ids: [id], assignee: value === NOBODY ? null : value }, [message])
        }
      />
      {delivery === 'parked' && (
        <div className={styles.parked}>
          <p>{texts.message.parked}</p>
          <SmallButton
            variant="primary"
            loading={mail.isPending}
            onClick={() => mail.mutate('retry')}
          >
            {texts.message.retry}
          </SmallButton>
          <SmallButton loading={mail.isPending} onClick={() => mail.mutate('settle')}>
            {texts.message.settle}
          </SmallButton>
          <Hindrance to={mail} />
        </div>
      )}
    </div>
  );
}
