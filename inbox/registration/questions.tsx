import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import type { Message, NewQuestion, SupplierRegistration } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useDraft } from '../draft.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import answers from '../message/answers.module.css';
import { PATIENT } from '../queries.ts';
import styles from './registration.module.css';
import { useItemName } from './use-item-name.ts';

/** Fields, beside documents, that the supplier can be asked about. */
const FIELDS = ['company', 'activities', 'references'];

interface Props extends Pick<SupplierRegistration, 'questions'> {
  message: Message;
}

/** What the office has asked, and a form to ask about one field or document. */
export function Questions({ message, questions }: Props) {
  const { registration: texts } = useTexts();
  const { moment } = useFormats();
  const nameOf = useItemName();
  const { documents } = useMe();
  const fields = message.fields.filter(({ name }) => FIELDS.includes(name));
  const choices = [
    ...documents.map(({ id }) => ({ value: id, label: nameOf(id) })),
    ...fields.map(({ name, label }) => ({ value: name, label })),
  ];
  const labelOf = (item: string) => choices.find(({ value }) => value === item)?.label ?? item;
  const [item, setItem] = useState(choices[0]?.value ?? '');
  const [text, setText] = useDraft(`${message.id}:question`);
  const asking = useMutation({
    ...PATIENT,
    mutationFn: () => {
      const body: NewQuestion = { item, text };
      return request(`messages/${message.id}/questions`, { method: 'POST', body });
    },
    onSuccess: () => setText(''),
  });
  return (
    <>
      <h4 className={styles.heading}>{texts.ask}</h4>
      {questions.map((each) => (
        <div key={each.id} className={answers.item}>
          <small>
            <bdi>{each.by}</bdi> · {moment(each.at)} · {each.answered ? texts.answered : texts.open}
          </small>
          <p dir="auto">
            <b>{labelOf(each.item)}</b>: {each.text}
          </p>
        </div>
      ))}
      <form
        className={answers.form}
        onSubmit={(event) => {
          event.preventDefault();
          asking.mutate();
        }}
      >
        <SelectField
          label={texts.item}
          value={item}
          options={choices}
          onChange={({ target }) => setItem(target.value)}
        />
        <TextArea
          label={texts.question}
          hint={texts.questionHint}
          required
          rows={2}
          readOnly={asking.isPending}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Hindrance to={asking} />
        <div className={answers.buttons}>
          <SmallButton type="submit" loading={asking.isPending}>
            {texts.send}
          </SmallButton>
        </div>
      </form>
    </>
  );
}
