import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Numbers } from '#shared/inbox.ts';
import { Page } from '../controls/page.tsx';
import tabs from '../controls/tabs.module.css';
import { Waiting } from '../controls/waiting.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import type { Texts } from '../texts/en.ts';
import { CountTable } from './count-table.tsx';
import { Desks } from './desks.tsx';
import styles from './numbers.module.css';
import { Views } from './views.tsx';

const PERIODS = [7, 30, 90];
const DAY_MS = 24 * 60 * 60_000;

/** How many messages came and how soon they were answered, for who sees all messages. */
export function NumbersPage() {
  const { numbers: texts, delivery } = useTexts();
  const { duration } = useFormats();
  const [params] = useSearchParams();
  const days = PERIODS.find((each) => String(each) === params.get('days')) ?? 30;
  const { data, error, refetch, isPlaceholderData } = useQuery<Numbers>({
    queryKey: [`numbers?days=${days}`],
    placeholderData: keepPreviousData,
  });
  const periods = (
    <nav aria-label={texts.days} className={tabs.tabs}>
      {PERIODS.map((each) => (
        <Link
          key={each}
          to={`?days=${each}`}
          replace
          aria-current={each === days ? 'page' : undefined}
          className={tabs.tab}
        >
          {duration(each * DAY_MS)}
        </Link>
      ))}
    </nav>
  );
  return (
    <Page name="numbers" action={periods}>
      {data ? (
        <div className={styles.numbers} aria-busy={isPlaceholderData}>
          <Desks desks={data.desks} />
          <Views views={data.views} days={days} />
          <div className={styles.pair}>
            <CountTable
              caption={texts.deliveries}
              head={texts.state}
              rows={data.deliveries.map(({ state, count }) => [delivery[state], count])}
            />
            <CountTable
              caption={texts.refused}
              head={texts.reason}
              rows={byKind(data.refusals, texts.refusals)}
              empty={texts.noRefusals}
            />
          </div>
        </div>
      ) : (
        <Waiting error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

/** A limit's name, such as `address_bytes_hour`, begins with its kind. */
function byKind(refusals: Numbers['refusals'], kinds: Texts['numbers']['refusals']) {
  const sums = Object.entries(kinds).map(([kind, name]) => {
    const counts = refusals.filter(({ reason }) => reason.startsWith(kind));
    return [name, counts.reduce((sum, { count }) => sum + count, 0)] as const;
  });
  return sums.filter(([, sum]) => sum > 0);
}
