import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookFacts } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { FormDialog } from '../controls/form-dialog.tsx';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { Calls } from './calls.tsx';
import styles from './webhooks.module.css';

/** A webhook: what it is told, and what became of its calls. */
export function Webhook({ webhook }: { webhook: WebhookFacts }) {
  const { webhooks: texts, forms } = useTexts();
  const { day } = useFormats();
  const [isAsked, setAsked] = useState(false);
  const { id, url, stopped, calls, addedAt } = webhook;
  const acting = useMutation({
    mutationFn: (action: string) => request(`webhooks/${id}/${action}`, { method: 'POST' }),
  });
  const removing = useMutation({
    mutationFn: () => request(`webhooks/${id}`, { method: 'DELETE' }),
    onSuccess: () => setAsked(false),
  });
  return (
    <section aria-label={url} className={styles.webhook}>
      <h2 className={styles.url}>
        <bdi>{url}</bdi>
      </h2>
      <p className={styles.soft}>
        {webhook.forms.map((form) => forms[form]).join(' · ')}
        {' · '}
        {texts.added} {day(addedAt)}
      </p>
      {stopped && <p className={styles.stopped}>{texts.stopped}</p>}
      <div className={styles.actions}>
        {stopped ? (
          <SmallButton variant="primary" onClick={() => acting.mutate('start')}>
            {texts.start}
          </SmallButton>
        ) : (
          <SmallButton onClick={() => acting.mutate('test')}>{texts.test}</SmallButton>
        )}
        <SmallButton variant="quiet" onClick={() => setAsked(true)}>
          {texts.remove}
        </SmallButton>
      </div>
      <Hindrance to={acting} />
      <Calls calls={calls} onAgain={(call) => acting.mutate(`calls/${call}/again`)} />
      {isAsked && (
        <FormDialog
          title={texts.removeQuestion}
          effect={`${url}: ${texts.removeEffect}`}
          action={texts.remove}
          doing={removing}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
