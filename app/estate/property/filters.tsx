import { fill } from '#app/content/placeholders.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import type { EstateList } from './content.server.ts';
import { keepApart, type ListingQuery } from './listing-query.ts';
import { PRICE } from './price-range.ts';
import styles from './property-list.module.css';

/** Status, type, location, the text box and the sort control (spec 2.5, 9). */
export function FilterRow({ texts, onReset }: { texts: EstateList; onReset: () => void }) {
  const { label, search, reset } = texts;
  return (
    <search aria-label={label} className={`${styles.search} no-print`} data-needs-js>
      <Fold title={label}>
        <div className={styles.filters}>
          <Selects texts={texts} names={['status', 'type', 'location', 'sort']} />
          <TextField
            name="q"
            type="search"
            label={search.label}
            placeholder={search.placeholder}
            autoComplete="off"
          />
          <Button variant="quiet" size="small" onClick={onReset}>
            {reset}
          </Button>
        </div>
      </Fold>
    </search>
  );
}

/** The filters of /property-sidebar: three selects and the price range (spec 2.5, 9). */
export function SideFilters({ texts, query }: { texts: EstateList; query: ListingQuery }) {
  const { sideLabel, price } = texts;
  const ends = ['min', 'max'] as const;
  return (
    <aside aria-label={sideLabel} data-needs-js>
      <Fold title={sideLabel}>
        <div className={styles.side}>
          <Selects texts={texts} names={['kind', 'purpose', 'budget']} />
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
                  onInput={keepSlidersApart}
                />
              </label>
            ))}
            <output className={styles.shown}>
              {fill(price.shown, { min: query.min, max: query.max })}
            </output>
          </fieldset>
        </div>
      </Fold>
    </aside>
  );
}

/** Limits the slider that moves, before the form is read. */
function keepSlidersApart({ currentTarget: slider }: { currentTarget: HTMLInputElement }) {
  const data = new FormData(slider.form ?? undefined);
  const moved = slider.name === 'max' ? 'max' : 'min';
  const [min, max] = keepApart(Number(data.get('min')), Number(data.get('max')), moved);
  slider.value = String(moved === 'max' ? max : min);
}

type SelectName = 'status' | 'type' | 'location' | 'sort' | 'kind' | 'purpose' | 'budget';

function Selects({ texts, names }: { texts: EstateList; names: readonly SelectName[] }) {
  return names.map((name) => (
    <SelectField
      key={name}
      name={name}
      label={texts[name].label}
      options={texts[name].options}
      autoComplete="off"
    />
  ));
}
