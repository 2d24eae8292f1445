import { fill } from '#app/content/fill.ts';
import { PRICE } from '#app/content/price-range.ts';
import type { EstateList } from '#app/content/schemas/estate-property.ts';
import { Choices } from './choices.tsx';
import styles from './list-page.module.css';
import type { ListingQuery } from './listing-query.ts';

/** The filters of /property-sidebar: three lists and the price range (spec 2.5, 9). */
export function SideFilters({ texts, query }: { texts: EstateList; query: ListingQuery }) {
  const { sideLabel, price } = texts;
  const ends = ['min', 'max'] as const;
  return (
    <aside aria-label={sideLabel} className={styles.side} data-needs-js>
      <Choices texts={texts} names={['kind', 'purpose', 'budget']} />
      <fieldset className={styles.price}>
        <legend className={styles.legend}>{price.title}</legend>
        {ends.map((name) => (
          <label key={name} className={styles.range}>
            {price[name]}
            <input
              type="range"
              name={name}
              min={PRICE.min}
              max={PRICE.max}
              defaultValue={PRICE[name]}
              className={styles.slider}
              autoComplete="off"
            />
          </label>
        ))}
        <output className={styles.shown}>
          {fill(price.shown, { min: query.min, max: query.max })}
        </output>
      </fieldset>
    </aside>
  );
}
