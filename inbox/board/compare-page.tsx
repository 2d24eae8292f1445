import { Link, useSearchParams } from 'react-router';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import page from '../controls/page.module.css';
import { Waiting } from '../controls/waiting.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { applicantLabel } from '../messages/choices.ts';
import { useAllRows } from '../messages/use-all-rows.ts';
import styles from './compare.module.css';
import { Resume } from './resume.tsx';

/** The résumés of two applications beside each other; on phones, one above the other. */
export function ComparePage() {
  const { board, compare: texts } = useTexts();
  const { siteName } = useMe();
  const { day } = useFormats();
  const [params, setParams] = useSearchParams();
  const vacancy = params.get('vacancy');
  const { rows, error, refetch } = useAllRows({ form: 'career', ...(vacancy && { vacancy }) });
  const choose = (side: string, id: string) => {
    const next = new URLSearchParams(params);
    next.set(side, id);
    setParams(next, { replace: true });
  };
  return (
    <div className={styles.compare}>
      <title>{`${board.compare} | ${siteName}`}</title>
      <Link
        to={{ pathname: '/applications', search: vacancy ? `?vacancy=${vacancy}` : '' }}
        className={page.back}
      >
        <Icon name="arrow-left" />
        {texts.toBoard}
      </Link>
      <h1 className={page.title}>{board.compare}</h1>
      {rows ? (
        <div className={styles.sides}>
          {(['one', 'other'] as const).map((side) => {
            const id = params.get(side) ?? '';
            return (
              <section key={side} aria-label={texts[side]} className={styles.side}>
                <SelectField
                  label={texts[side]}
                  value={id}
                  options={[
                    { value: '', label: texts.choose },
                    ...rows.map((row) => ({
                      value: row.id,
                      label: applicantLabel(row, day(row.receivedAt)),
                    })),
                  ]}
                  onChange={({ target }) => choose(side, target.value)}
                />
                {id && <Resume id={id} />}
              </section>
            );
          })}
        </div>
      ) : (
        <Waiting error={error} onRetry={refetch} />
      )}
    </div>
  );
}
