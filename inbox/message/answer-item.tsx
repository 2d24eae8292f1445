import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Answer } from '#shared/inbox.ts';
import { deskTime, request } from '../api.ts';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './answers.module.css';

interface Props {
  answer: Answer;
  /** Id of the message. */
  message: string;
  onTakenBack: () => void;
}

/** An answer of the office; in its first minute, it can be taken back. */
export function AnswerItem({ answer, message, onTakenBack }: Props) {
  const { answer: texts, delivery } = useTexts();
  const { moment } = useFormats();
  const taking = useMutation({
    mutationFn: () => request(`messages/${message}/answers/${answer.id}`, { method: 'DELETE' }),
    onSuccess: onTakenBack,
  });
  return (
    <article className={styles.item}>
      <h4 dir="auto" className={styles.subject}>
        {answer.subject}
      </h4>
      <small>
        <bdi>{answer.by}</bdi> · {moment(answer.at)} ·{' '}
        {answer.state === 'pending' ? texts.pending : delivery[answer.state]}
        {answer.problem && (
          <>
            : <bdi>{answer.problem}</bdi>
          </>
        )}
      </small>
      <p dir="auto">{answer.text}</p>
      {answer.state === 'pending' && (
        <div className={styles.pending}>
          <Countdown until={answer.sendsAt} />
          <SmallButton loading={taking.isPending} onClick={() => taking.mutate()}>
            {texts.takeBack}
          </SmallButton>
        </div>
      )}
      <Hindrance to={taking} />
    </article>
  );
}

function Countdown({ until }: { until: number }) {
  const { answer: texts } = useTexts();
  const [now, setNow] = useState(deskTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(deskTime()), 500);
    return () => clearInterval(timer);
  }, []);
  // By a clock that is wrong there could be more than a minute.
  const seconds = Math.min(Math.ceil((until - now) / 1000), 59);
  return (
    <p role="timer">
      {seconds > 0 ? (
        <>
          {texts.sendsIn} <b className={styles.seconds}>0:{String(seconds).padStart(2, '0')}</b>
        </>
      ) : (
        texts.sending
      )}
    </p>
  );
}
