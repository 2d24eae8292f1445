import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { CheckboxField } from '#app/ui/field/checkbox-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { MessageRow } from '#shared/inbox.ts';
import dialog from '../controls/dialog.module.css';
import { useFormats } from '../formats.ts';
import { useLanguage, useTexts } from '../language.ts';
import { applicantLabel } from '../messages/choices.ts';
import { useMe } from '../queries.ts';
import styles from './decline.module.css';
import { DeclineResult } from './decline-result.tsx';
import { MailPreview } from './mail-preview.tsx';
import { useDeclining } from './use-declining.ts';

/** Whom to decline, the stage they come to, and its mail. @param rows who could be, still */
export function DeclineForm({ rows }: { rows: readonly MessageRow[] }) {
  const { decline: texts } = useTexts();
  const { day, number } = useFormats();
  const { stages } = useMe();
  const language = useLanguage();
  const [excepted, setExcepted] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState(stages.find(({ status }) => status === 'declined')?.id);
  const declining = useDeclining();
  const stage = stages.find(({ id }) => id === chosen) ?? stages[0];
  const checked = rows.filter(({ id }) => !excepted.has(id));
  const except = (id: string, isChecked: boolean) => {
    const next = new Set(excepted);
    if (isChecked) next.delete(id);
    else next.add(id);
    setExcepted(next);
  };
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
      <fieldset className={styles.applicants} disabled={declining.isPending}>
        <legend className={dialog.legend}>{texts.applicants}</legend>
        {rows.map((row) => (
          <CheckboxField
            key={row.id}
            label={applicantLabel(row, day(row.receivedAt))}
            checked={!excepted.has(row.id)}
            onChange={({ target }) => except(row.id, target.checked)}
          />
        ))}
      </fieldset>
      {checked[0] && <MailPreview id={checked[0].id} stage={stage} />}
      {result}
      <Button type="submit" disabled={checked.length === 0} loading={declining.isPending}>
        {`${texts.action} (${number(checked.length)})`}
      </Button>
    </form>
  );
}
