import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Message } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { FormDialog } from '../controls/form-dialog.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { forgetDrafts } from '../draft.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { messageQuery } from '../messages/requests.ts';
import { queries } from '../queries.ts';
import styles from './aside.module.css';

/** When a message will be erased, and a button to do it now. */
export function Erasure({ message: { id, erasedOn } }: { message: Message }) {
  const { message: texts } = useTexts();
  const { day } = useFormats();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const erasing = useMutation({
    mutationFn: () => request(`messages/${id}`, { method: 'DELETE' }),
    async onSuccess() {
      await navigate({ pathname: '/', search });
      forgetDrafts(id);
      queries.removeQueries(messageQuery(id));
    },
  });
  return (
    <section>
      <h3>{texts.erasure}</h3>
      <div className={styles.erase}>
        <p>{erasedOn === null ? texts.kept : `${texts.erasedOn} ${day(erasedOn)}`}</p>
        <SmallButton onClick={() => setAsked(true)}>{texts.erase}</SmallButton>
      </div>
      {isAsked && (
        <FormDialog
          title={texts.eraseQuestion}
          effect={texts.eraseEffect}
          action={texts.erase}
          doing={erasing}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
