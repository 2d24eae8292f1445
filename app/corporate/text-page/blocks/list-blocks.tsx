import { listed } from '#app/content/placeholders.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Facts } from '#app/ui/facts/facts.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import { FoldedRest } from '../../folded-rest/folded-rest.tsx';
import type { BlockOf } from './content.server.ts';
import { InlineHtml, InlineHtmlItems } from './inline-html.tsx';
import styles from './list-blocks.module.css';

/** Shorter facts and pairs of lists are shown at once on phones too. */
const LEAST_FOLDED = 5;

/** A list marked with dashes, boxes or large numbers. */
export function ListBlock({ marks, items, folds }: BlockOf<'list'> & { folds: boolean }) {
  const List = marks === 'spread' ? 'ol' : 'ul';
  return (
    <div className={styles.block}>
      <List className={classNames(styles.list, styles[marks])}>
        <InlineHtmlItems items={items} />
      </List>
      {folds && <FoldedRest of={items.length} />}
    </div>
  );
}

/** Two lists to compare, on two grounds beside each other. */
export function PairBlock({ sides, folds }: BlockOf<'pair'> & { folds: boolean }) {
  const pair = (
    <div className={styles.pair}>
      {sides.map(({ title, items }) => (
        <div key={title}>
          <h3 className={styles.side}>{title}</h3>
          <ul className={styles.points}>
            <InlineHtmlItems items={items} />
          </ul>
        </div>
      ))}
    </div>
  );
  const lengths = sides.map(({ items }) => items.length);
  if (!folds || Math.max(...lengths) < LEAST_FOLDED) return pair;
  return (
    <Fold
      title={listed(
        sides.map(({ title }) => title),
        dictionary.list,
      )}
    >
      {pair}
    </Fold>
  );
}

/** Terms and their descriptions, in two ruled columns or in cells. */
export function FactsBlock({ layout, items, folds }: BlockOf<'facts'> & { folds: boolean }) {
  const facts = (
    <Facts
      facts={items.map(({ term, text }) => [term, <InlineHtml key={term} html={text} />])}
      className={classNames(styles.facts, layout === 'cells' && styles.cells)}
    />
  );
  if (!folds || items.length < LEAST_FOLDED) return facts;
  const terms = items.map(({ term }) => term);
  return <Fold title={listed(terms, dictionary.list)}>{facts}</Fold>;
}
