import { useTexts } from '../language.ts';
import styles from './more-button.module.css';
import { Problem } from './problem.tsx';
import { SmallButton } from './small-button.tsx';

interface Props {
  /** A query whose pages follow each other. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => void;
  };
}

/** Shows the next page below those that are shown. */
export function MoreButton({ list }: Props) {
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
