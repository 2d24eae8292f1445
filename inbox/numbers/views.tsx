import { useState } from 'react';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { Numbers } from '#shared/inbox.ts';
import { deskTime } from '../api.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { CountTable } from './count-table.tsx';
import { DayChart } from './day-chart.tsx';
import styles from './numbers.module.css';

const DAY_MS = 24 * 60 * 60_000;

interface Props {
  views: Numbers['views'];
  /** How many days there are before today. */
  days: number;
}

/** Page views by day, of one page or all, and by page. */
export function Views({ views, days }: Props) {
  const { numbers: texts } = useTexts();
  const { dayName, namedDay } = useFormats();
  const [page, setPage] = useState('');
  if (views.length === 0) return <p className={styles.empty}>{texts.noViews}</p>;
  const byPage = sums(views, ({ path }) => path).toSorted(([, one], [, other]) => other - one);
  const shown = views.filter(({ path }) => page === '' || path === page);
  const counts = new Map(sums(shown, ({ day }) => day));
  const now = deskTime();
  const byDay = Array.from({ length: days + 1 }, (_, index) => {
    const day = dayName(now - (days - index) * DAY_MS);
    return [namedDay(day), counts.get(day) ?? 0] as const;
  });
  return (
    <section className={styles.views} aria-labelledby="views">
      <h2 id="views" className={styles.heading}>
        {texts.views}
      </h2>
      <SelectField
        label={texts.page}
        value={page}
        options={[
          { value: '', label: texts.allPages },
          ...byPage.map(([path]) => ({ value: path, label: path })),
        ]}
        onChange={({ target }) => setPage(target.value)}
      />
      <DayChart days={byDay} />
      <details>
        <summary className={styles.summary}>{texts.byDay}</summary>
        <CountTable caption={page || texts.allPages} head={texts.day} rows={byDay.toReversed()} />
      </details>
      <CountTable caption={texts.views} head={texts.page} rows={byPage} />
    </section>
  );
}

type View = Numbers['views'][number];

function sums(views: readonly View[], nameOf: (view: View) => string): [string, number][] {
  return [...Map.groupBy(views, nameOf)].map(([name, group]) => [
    name,
    group.reduce((sum, { count }) => sum + count, 0),
  ]);
}
