import { memo, useMemo, useState } from 'react';
import { addressOf } from '#app/content/address.ts';
import { Button } from '#app/ui/button/button.tsx';
import { excerpt, highlighted, type Part } from './excerpt.ts';
import styles from './results.module.css';
import type { SectionTexts } from './search-index.ts';
import type { Hit } from './site-search.ts';
import { useTexts } from './use-site-search.ts';

/** Number of results shown at first, and added by each press of the button. */
const STEP = 10;

interface Props {
  hits: readonly Hit[];
  /** Label of the button for more. */
  more: string;
  /** Prefix of the addresses of the language in which they are. */
  base: string;
}

/** The sections found, best first, with the passage that has most of the words. */
export const Results = memo(function Results({ hits, more, base }: Props) {
  const [count, setCount] = useState(STEP);
  const shown = useMemo(() => hits.slice(0, count), [hits, count]);
  const files = useMemo(() => [...new Set(shown.map(({ page }) => page.texts))], [shown]);
  const textsOf = useTexts(files);
  return (
    <>
      <ol className={styles.results}>
        {shown.map((hit) => (
          <Result key={pathOf(hit)} hit={hit} base={base} texts={textsOf(hit.page.texts)} />
        ))}
      </ol>
      {count < hits.length && (
        <Button variant="secondary" onClick={() => setCount(count + STEP)}>
          {more}
        </Button>
      )}
    </>
  );
});

interface ResultProps {
  hit: Hit;
  base: string;
  texts: SectionTexts | undefined;
}

const Result = memo(function Result({ hit, base, texts }: ResultProps) {
  const { page, section, terms } = hit;
  const { heading = '' } = page.sections[section] ?? {};
  const around = heading ? [...page.trail, page.title] : page.trail;
  const passage = texts?.[section];
  return (
    <li className={styles.result}>
      {around.length > 0 && (
        <p className={styles.trail}>
          {around.map((step) => (
            <span key={step}>
              <Highlighted parts={highlighted(step, terms)} />
            </span>
          ))}
        </p>
      )}
      <h2 className={styles.title}>
        <a href={addressOf(pathOf(hit), base)}>
          <Highlighted parts={highlighted(heading || page.title, terms)} />
        </a>
      </h2>
      <p className={styles.excerpt} data-loading={passage ? undefined : ''}>
        {passage && <Highlighted parts={excerpt(passage, terms)} />}
      </p>
    </li>
  );
});

function Highlighted({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isMatch }, index) => {
    const Tag = isMatch ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
    return <Tag key={index}>{text}</Tag>;
  });
}

function pathOf({ page, section }: Hit): string {
  return page.path + (page.sections[section]?.suffix ?? '');
}
