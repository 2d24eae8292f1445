import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { MessageRow, Stage } from '#shared/inbox.ts';
import { CheckList } from '../controls/check-list.tsx';
import dialog from '../controls/form-dialog.module.css';
import { Waiting } from '../controls/waiting.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { applicantLabel } from '../messages/choices.ts';
import { useAllRows } from '../messages/use-all-rows.ts';
import { decline, undecided } from './decline.ts';
import { DeclineResult, type Failure } from './decline-result.tsx';
import { MailPreview } from './mail-preview.tsx';

/** Declines the applications to a vacancy that nobody has declined or invited: which, to which stage, with its mail. */
export function DeclineDialog({ vacancy, onClose }: { vacancy: string; onClose: () => void }) {
  const { board, decline: texts, frame } = useTexts();
  const { day, number } = useFormats();
  const me = useMe();
  const list = useAllRows({ form: 'career', state: 'open', vacancy });
  const [excepted, setExcepted] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(me.stages.find(({ status }) => status === 'declined')?.id);
  const [done, setDone] = useState(0);
  const isGone = useRef(false);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );
  const declining = useMutation({
    async mutationFn({ rows, stage }: { rows: readonly MessageRow[]; stage: Stage }) {
      const failures: Failure[] = [];
      // The next is not begun once the dialog is gone.
      for (const [index, row] of rows.entries()) {
        if (isGone.current) break;
        setDone(index);
        await decline(row, stage, me).catch((error) => failures.push({ row, error }));
      }
      return failures;
    },
  });
  const { isPending, data: failures, variables } = declining;
  const rows = undecided(list.rows ?? [], me);
  const stage = me.stages.find(({ id }) => id === chosen) ?? me.stages[0];
  const checked = rows.filter(({ id }) => !excepted.includes(id));
  const progress = { isPending, done, all: variables?.rows.length ?? 0, failures };
  const result = <DeclineResult {...progress} />;
  const title = me.vacancies.find(({ number }) => number === vacancy)?.title ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${board.decline}: ${vacancy} ${title}`.trimEnd()}
      closeLabel={frame.close}
    >
      {!list.rows && <Waiting error={list.error} onRetry={list.refetch} />}
      {list.rows && (!stage || (rows.length === 0 && !isPending)) && (
        <>
          {result}
          <p>{texts.none}</p>
        </>
      )}
      {stage && (rows.length > 0 || isPending) && (
        <form
          className={dialog.form}
          onSubmit={(event) => {
            event.preventDefault();
            declining.mutate({ rows: checked, stage });
          }}
        >
          <p>{texts.advice}</p>
          <SelectField
            label={texts.stage}
            value={stage.id}
            disabled={isPending}
            options={me.stages.map(({ id, label }) => ({
              value: id,
              label,
            }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <CheckList
            label={texts.applicants}
            choices={rows.map((row) => ({
              value: row.id,
              label: applicantLabel(row, day(row.receivedAt)),
            }))}
            chosen={checked.map(({ id }) => id)}
            disabled={isPending}
            onChange={(chosen) =>
              setExcepted(rows.map(({ id }) => id).filter((id) => !chosen.includes(id)))
            }
          />
          {checked[0] && <MailPreview id={checked[0].id} stage={stage} />}
          {result}
          <Button type="submit" disabled={checked.length === 0} loading={isPending}>
            {`${texts.action} (${number(checked.length)})`}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
