import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import type { Website } from '#shared/inbox.ts';
import type { PublishingAsk, SiteState } from '#shared/publishing.ts';
import { deskTime, request } from '../api.ts';
import { FormDialog } from '../controls/form-dialog.tsx';
import { Page } from '../controls/page.tsx';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { Waiting } from '../controls/waiting.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { AGAIN_AFTER } from '../queries.ts';
import { Changes } from './changes.tsx';
import { Progress } from './progress.tsx';
import styles from './website.module.css';

/** How often it is asked while something runs. */
const SOON_MS = 2_000;

/** No publication runs as long: the machine was switched off. */
const LONGEST_MS = 60 * 60_000;

/** The published site: what would change, publishing that, and going back. */
export function WebsitePage() {
  const { website: texts } = useTexts();
  const { moment } = useFormats();
  const { data, error, refetch } = useQuery<Website>({
    queryKey: ['website'],
    refetchInterval: ({ state }) =>
      isBusy(state.data) ? SOON_MS : Boolean(state.error) && AGAIN_AFTER,
  });
  const asking = useMutation({
    mutationFn: (ask: PublishingAsk) => request('website', { method: 'POST', body: ask }),
  });
  const [chosen, choose] = useState<SiteState>();
  const goingBack = useMutation({
    mutationFn: () => asking.mutateAsync({ kind: 'back', commit: chosen?.commit ?? '' }),
    onSuccess: () => choose(undefined),
  });
  const hasLooked = useRef(false);
  const { mutate } = asking;
  useEffect(() => {
    if (!data || hasLooked.current) return;
    hasLooked.current = true;
    if (!isBusy(data)) mutate({ kind: 'look' });
  }, [data, mutate]);

  if (!data) {
    return (
      <Page name="website">
        <Waiting error={error} onRetry={refetch} />
      </Page>
    );
  }
  const { published, newest, kept } = data;
  const busy = isBusy(data);
  const hasNew = newest && newest.commit !== published?.commit;
  return (
    <Page name="website">
      <p className={styles.soft}>{texts.advice}</p>
      <p className={styles.published}>
        {published ? (
          <>
            {texts.published} {moment(published.at)}: <bdi>{published.subject}</bdi> (
            <bdi>{published.author}</bdi>)
          </>
        ) : (
          texts.unpublished
        )}
      </p>
      <Progress website={data} />
      <section aria-labelledby="changes" className={styles.part}>
        <h2 id="changes">{texts.changes}</h2>
        {hasNew ? <Changes changes={newest.changes} /> : <p>{texts.nothing}</p>}
        <div className={styles.actions}>
          {hasNew && (
            <Button
              disabled={busy}
              onClick={() => asking.mutate({ kind: 'publish', commit: newest.commit })}
            >
              {texts.publish}
            </Button>
          )}
          <SmallButton disabled={busy} onClick={() => asking.mutate({ kind: 'look' })}>
            {texts.look}
          </SmallButton>
        </div>
        <Hindrance to={asking} />
      </section>
      <section aria-labelledby="kept" className={styles.part}>
        <h2 id="kept">{texts.kept}</h2>
        <p className={styles.soft}>{kept.length > 0 ? texts.keptAdvice : texts.noneKept}</p>
        <ul className={styles.states}>
          {kept.map((state) => (
            <li key={state.commit}>
              <SmallButton disabled={busy} onClick={() => choose(state)}>
                {texts.back} {moment(state.at)}
              </SmallButton>{' '}
              <bdi>{state.subject}</bdi>
            </li>
          ))}
        </ul>
      </section>
      {chosen && (
        <FormDialog
          title={`${texts.back} ${moment(chosen.at)}`}
          effect={texts.backEffect}
          action={`${texts.back} ${moment(chosen.at)}`}
          doing={goingBack}
          onClose={() => choose(undefined)}
        >
          <h3>{texts.changes}</h3>
          <Changes changes={chosen.changes} />
        </FormDialog>
      )}
    </Page>
  );
}

/** Whether something was asked for that is not done. */
function isBusy(website: Website | undefined): boolean {
  if (!website) return false;
  const { running, askedAt } = website;
  const since = Math.max(running?.since ?? 0, askedAt ?? 0);
  return deskTime() - since < LONGEST_MS;
}
