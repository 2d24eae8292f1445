import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTexts } from '../language.ts';
import styles from './more-button.module.css';
import { Problem } from './problem.tsx';
import { SmallButton } from './small-button.tsx';

/** Shows the next page of a query below those that are shown. */
export function MoreButton({ list }: { list: UseInfiniteQueryResult }) {
  const { frame } = useTexts();
  if (!list.hasNextPage) return null;
  return (
    <div className={styles.more}>
      {list.isFetchNextPageError && <Problem error={list.error} />}
      <SmallButton loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {frame.more}
      </SmallButton>
    </div>
  );
}
