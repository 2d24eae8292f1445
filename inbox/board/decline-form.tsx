import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { MessageRow } from '#shared/inbox.ts';
import { CheckList } from '../controls/check-list.tsx';
import dialog from '../controls/form-dialog.module.css';
import { useFormats } from '../formats.ts';
import { useLanguage, useTexts } from '../language.ts';
import { applicantLabel } from '../messages/choices.ts';
import { useMe } from '../queries.ts';
import { DeclineResult } from './decline-result.tsx';
import { MailPreview } from './mail-preview.tsx';
import { useDeclining } from './use-declining.ts';

/** Whom to decline, the stage they come to, and its mail. @param rows who could be, still */
export function DeclineForm({ rows }: { rows: readonly MessageRow[] }) {
  const { decline: texts } = useTexts();
  const { day, number } = useFormats();
  const { stages } = useMe();
  const language = useLanguage();
  const [excepted, setExcepted] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(stages.find(({ status }) => status === 'declined')?.id);
  const declining = useDeclining();
  const stage = stages.find(({ id }) => id === chosen) ?? stages[0];
  const checked = rows.filter(({ id }) => !excepted.includes(id));
  const result = <DeclineResult declining={declining} />;
  if (!stage || (rows.length === 0 && !declining.isPending)) {
    return (
      <>
        {result}
        <p>{texts.none}</p>
      </>
    );
  }
  return (
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
        disabled={declining.isPending}
        options={stages.map(({ id, labels }) => ({ value: id, label: labels[language] ?? id }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <CheckList
        label={texts.applicants}
        choices={rows.map((row) => ({
          value: row.id,
          label: applicantLabel(row, day(row.receivedAt)),
        }))}
        chosen={checked.map(({ id }) => id)}
        disabled={declining.isPending}
        onChange={(chosen) =>
          setExcepted(rows.map(({ id }) => id).filter((id) => !chosen.includes(id)))
        }
      />
      {checked[0] && <MailPreview id={checked[0].id} stage={stage} />}
      {result}
      <Button type="submit" disabled={checked.length === 0} loading={declining.isPending}>
        {`${texts.action} (${number(checked.length)})`}
      </Button>
    </form>
  );
}
