import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Message } from '#shared/inbox.ts';
import { SmallButton } from '../controls/small-button.tsx';
import { useDraft } from '../draft.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerItem } from './answer-item.tsx';
import styles from './message.module.css';
import { ReplyItem } from './reply-item.tsx';
import { filled, templatesFor } from './template.ts';

/** The answers of the office, with what came back by mail, and the form for another. */
export function Answers({ message }: { message: Message }) {
  const { answer: texts } = useTexts();
  const me = useMe();
  const [params] = useSearchParams();
  // Where the board leads to after a change of stage.
  const template = templatesFor(message, me).find(({ id }) => id === params.get('template'));
  const first = template && filled(template, message, me);
  const [subject, setSubject] = useDraft(`${message.id}:subject`, first?.subject);
  const [text, setText] = useDraft(`${message.id}:answer`, first?.text);
  const [isOpen, setOpen] = useState(text !== '');

  const set = (next: { subject: string; text: string }) => {
    setSubject(next.subject);
    setText(next.text);
  };
  return (
    <section>
      <h3>{texts.title}</h3>
      {[...message.answers, ...message.replies]
        .toSorted((one, other) => one.at - other.at)
        .map((each) =>
          'from' in each ? (
            <ReplyItem key={each.id} reply={each} />
          ) : (
            <AnswerItem
              key={each.id}
              answer={each}
              message={message.id}
              onTakenBack={() => {
                set({
                  subject: each.subject,
                  text: [each.text, text].filter(Boolean).join('\n\n'),
                });
                setOpen(true);
              }}
            />
          ),
        )}
      {isOpen ? (
        <AnswerForm
          message={message}
          draft={{ subject, text }}
          onChange={set}
          onClose={() => {
            set({ subject: '', text: '' });
            setOpen(false);
          }}
        />
      ) : (
        <p className={styles.write}>
          <SmallButton
            variant="primary"
            onClick={() => {
              setSubject(`${texts.re} ${message.subject}`);
              setOpen(true);
            }}
          >
            {texts.write}
          </SmallButton>
        </p>
      )}
    </section>
  );
}
