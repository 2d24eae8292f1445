import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Counts } from '#shared/inbox.ts';
import shared from '../controls/tabs.module.css';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { TABS, type Tab, tabOf, withValue } from './filters.ts';
import { COUNTS } from './requests.ts';
import styles from './tabs.module.css';

/** The states of messages, with their numbers. */
export function Tabs() {
  const { messages: texts } = useTexts();
  const { number } = useFormats();
  const [params] = useSearchParams();
  const { data: counts } = useQuery<Counts>({ queryKey: COUNTS });
  const shown = tabOf(params);
  return (
    <nav aria-label={texts.tabs} className={`${shared.tabs} ${styles.tabs}`}>
      {(Object.keys(TABS) as Tab[]).map((tab) => (
        <Link
          key={tab}
          to={{ pathname: '/', search: `${withValue(params, 'tab', tab)}` }}
          aria-current={tab === shown ? 'page' : undefined}
          className={shared.tab}
        >
          {texts.tab[tab]}
          {counts && tab !== 'all' && (
            <span className={styles.count} data-wanting={tab === 'parked' && counts.parked > 0}>
              {number(counts[tab])}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
