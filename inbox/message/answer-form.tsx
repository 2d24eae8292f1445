import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { Answer, Message, NewAnswer } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { PATIENT } from '../queries.ts';
import styles from './answers.module.css';
import { filled, templatesFor } from './template.ts';

type Draft = Pick<NewAnswer, 'subject' | 'text'>;

interface Props {
  message: Message;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Called when it was sent or given up. */
  onClose: () => void;
}

/** The form for an answer. What a colleague sends meanwhile is shown before this one is sent. */
export function AnswerForm({ message, draft, onChange, onClose }: Props) {
  const { answer: texts } = useTexts();
  const me = useMe();
  const templates = templatesFor(message, me);
  const last = message.answers.at(-1);
  const [seen, setSeen] = useState(last?.id);
  const other = last && last.id !== seen ? last : undefined;
  const sending = useMutation({
    ...PATIENT,
    mutationFn: () => {
      const body: NewAnswer = { ...draft, after: last?.id ?? null };
      return request<Answer>(`messages/${message.id}/answers`, { method: 'POST', body });
    },
    onSuccess: onClose,
  });
  const { isPending } = sending;
  const take = (id: string) => {
    const template = templates.find((each) => each.id === id);
    if (!template) return;
    const { subject, text } = filled(template, message, me);
    // What was typed stays.
    onChange({ subject, text: [draft.text.trim(), text].filter(Boolean).join('\n\n') });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      {templates.length > 0 && (
        <SelectField
          label={texts.template}
          value=""
          disabled={isPending}
          options={[
            { value: '', label: texts.choose },
            ...templates.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ target }) => take(target.value)}
        />
      )}
      <TextField
        label={texts.subject}
        required
        maxLength={200}
        readOnly={isPending}
        value={draft.subject}
        onChange={({ target }) => onChange({ ...draft, subject: target.value })}
      />
      <TextArea
        label={texts.text}
        required
        readOnly={isPending}
        value={draft.text}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
      {other && (
        <div role="alert" className={styles.other}>
          <p>
            <b>{texts.meanwhile}</b> <bdi>{other.by}</bdi>
          </p>
          <p dir="auto">{other.text}</p>
        </div>
      )}
      {!other && <Hindrance to={sending} />}
      <div className={styles.buttons}>
        {/* Keys: a button that became another while it is pressed would send the form. */}
        {other ? (
          <SmallButton variant="primary" key="read" onClick={() => setSeen(other.id)}>
            {texts.read}
          </SmallButton>
        ) : (
          <SmallButton variant="primary" key="send" type="submit" loading={isPending}>
            {texts.send}
          </SmallButton>
        )}
        <SmallButton variant="quiet" disabled={isPending} onClick={onClose}>
          {texts.discard}
        </SmallButton>
      </div>
    </form>
  );
}
