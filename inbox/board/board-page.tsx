import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { MessageRow } from '#shared/inbox.ts';
import { MoreButton } from '../controls/more-button.tsx';
import page from '../controls/page.module.css';
import { SmallButton } from '../controls/small-button.tsx';
import { Waiting } from '../controls/waiting.tsx';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { ChangeNotice } from '../messages/change-notice.tsx';
import { stageChoices, vacancyChoices } from '../messages/choices.ts';
import { listQuery } from '../messages/requests.ts';
import { useChanges } from '../messages/use-changes.ts';
import styles from './board.module.css';
import { DeclineDialog } from './decline-dialog.tsx';
import { Lane } from './lane.tsx';

/** The open applications to a vacancy, by stage. */
export function BoardPage() {
  const texts = useTexts();
  const { frame } = texts;
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const vacancy = params.get('vacancy') ?? '';
  const list = useInfiniteQuery(
    listQuery({ form: 'career', state: 'open', ...(vacancy && { vacancy }) }),
  );
  const changing = useChanges();
  const [moved, setMoved] = useState<{ id: string; template?: string | undefined }>();
  const [isDeclining, setDeclining] = useState(false);

  const stages = stageChoices(me, texts);
  const stageOf = ({ stage }: MessageRow) =>
    stages.find(({ value }) => value === stage)?.value ?? '';
  const { data: rows } = list;
  const move = (row: MessageRow, stage: string | null) => {
    const template = me.stages.find(({ id }) => id === stage)?.template;
    setMoved({ id: row.id, template });
    return changing.change({ ids: [row.id], stage }, [row]);
  };
  return (
    <div className={styles.board}>
      <title>{`${frame.applications} | ${me.siteName}`}</title>
      <div className={styles.head}>
        <h1 className={page.title}>{frame.applications}</h1>
        <Link to={{ pathname: 'compare', search: `${params}` }} className={page.back}>
          {texts.board.compare}
        </Link>
        {vacancy && (
          <SmallButton onClick={() => setDeclining(true)}>{texts.board.decline}</SmallButton>
        )}
        <SelectField
          label={texts.filter.vacancy}
          value={vacancy}
          options={[{ value: '', label: texts.filter.any }, ...vacancyChoices(me)]}
          onChange={({ target: { value } }) => setParams(value ? { vacancy: value } : {})}
        />
      </div>
      <ChangeNotice changing={changing}>
        {moved?.template && (
          <Link to={`/messages/${moved.id}?template=${moved.template}`}>
            {texts.board.writeMail}
          </Link>
        )}
      </ChangeNotice>
      {rows ? (
        <>
          <div className={styles.lanes}>
            {stages.map((stage) => (
              <Lane
                key={stage.value}
                stage={stage}
                stages={stages}
                rows={rows.filter((row) => stageOf(row) === stage.value)}
                onMove={move}
                moved={moved?.id}
                onDrop={(id) => {
                  const row = rows.find((each) => each.id === id);
                  if (row && stageOf(row) !== stage.value) move(row, stage.value || null);
                }}
              />
            ))}
          </div>
          <MoreButton list={list} />
        </>
      ) : (
        <Waiting error={list.error} onRetry={list.refetch} />
      )}
      {isDeclining && <DeclineDialog vacancy={vacancy} onClose={() => setDeclining(false)} />}
    </div>
  );
}
