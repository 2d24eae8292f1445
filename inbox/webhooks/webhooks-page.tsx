import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookFacts } from '#shared/inbox.ts';
import { deskTime } from '../api.ts';
import { Page } from '../controls/page.tsx';
import { ShownOnce } from '../controls/shown-once.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { Waiting } from '../controls/waiting.tsx';
import { useTexts } from '../language.ts';
import { AGAIN_AFTER } from '../queries.ts';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import { Webhook } from './webhook.tsx';
import styles from './webhooks.module.css';

/** A call that is being made is due again in a minute, by a clock that is known to a second. */
const SOON_MS = 62_000;

/** The desk makes calls every second; until one has an outcome, the page asks as often. */
const AWAITED_EVERY_MS = 1_000;

/** Programs that are told of new messages, for the administrator. */
export function WebhooksPage() {
  const { webhooks: texts } = useTexts();
  const { data, error, refetch } = useQuery<WebhookFacts[]>({
    queryKey: ['webhooks'],
    refetchInterval({ state }) {
      if (state.error) return AGAIN_AFTER;
      const calls = state.data?.flatMap((webhook) => webhook.calls) ?? [];
      const soon = deskTime() + SOON_MS;
      return calls.some(({ dueAt }) => dueAt && dueAt < soon) && AWAITED_EVERY_MS;
    },
  });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const add = (
    <SmallButton variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {texts.add}
    </SmallButton>
  );
  return (
    <Page name="webhooks" action={add}>
      <p className={styles.soft}>{texts.advice}</p>
      {data ? (
        <>
          {data.map((webhook) => (
            <Webhook key={webhook.id} webhook={webhook} />
          ))}
          {data.length === 0 && <p className={styles.none}>{texts.none}</p>}
        </>
      ) : (
        <Waiting error={error} onRetry={refetch} />
      )}
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} onAdded={setSecret} />}
      {secret && (
        <ShownOnce
          title={texts.secret}
          label={texts.secretLabel}
          advice={texts.secretAdvice}
          value={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Page>
  );
}
