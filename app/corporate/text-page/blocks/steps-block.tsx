import { fill } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import { FoldedRest } from '../../folded-rest/folded-rest.tsx';
import type { BlockOf } from './content.server.ts';
import { InlineHtml } from './inline-html.tsx';
import styles from './steps-block.module.css';

type StepsData = BlockOf<'steps'>;

/** Fewer steps stand below each other. */
const LEAST_ALONG = 5;

/** So many steps have two columns, and on phones only the first are shown. */
const MANY = 9;

/** Steps that a phone shows of many, an even number. */
const UNFOLDED = 4;

/** Ranks, and many steps along a line, take the whole width on wide screens. */
export const areWide = ({ layout, items }: StepsData) =>
  layout === 'ranks' || items.length >= LEAST_ALONG;

/** Steps along a line or ranks below each other, marked by number or by time. */
export function StepsBlock({ folds, ...block }: StepsData & { folds: boolean }) {
  const { items } = block;
  const isMany = items.length >= MANY;
  const layout = classNames(
    block.layout === 'ranks' ? styles.ranks : areWide(block) && styles.way,
    isMany && styles.many,
  );
  const first = folds && isMany ? items.slice(0, UNFOLDED) : items;
  const rest = items.slice(first.length);
  return (
    <>
      <Steps items={first} from={1} layout={layout} />
      {folds && !isMany && <FoldedRest of={items.length} />}
      {rest.length > 0 && (
        <Fold rest title={fill(dictionary.foldRest, { n: rest.length })}>
          <Steps items={rest} from={first.length + 1} layout={layout} />
        </Fold>
      )}
    </>
  );
}

interface StepsProps {
  items: StepsData['items'];
  /** Number of the first step. */
  from: number;
  layout: string | undefined;
}

function Steps({ items, from, layout }: StepsProps) {
  return (
    <ol start={from} className={classNames(styles.steps, layout)}>
      {items.map(({ mark, title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.mark} aria-hidden={mark ? undefined : true}>
            {mark ?? String(from + index).padStart(2, '0')}
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>
            <InlineHtml html={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
