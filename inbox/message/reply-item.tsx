import type { Reply } from '#shared/inbox.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './answers.module.css';

/** What came back by mail to an answer. */
export function ReplyItem({ reply: { from, at, subject, text } }: { reply: Reply }) {
  const { answer: texts } = useTexts();
  const { moment } = useFormats();
  return (
    <article className={styles.item}>
      {subject && (
        <h4 dir="auto" className={styles.subject}>
          {subject}
        </h4>
      )}
      <small>
        {texts.reply} <bdi>{from}</bdi> · {moment(at)}
      </small>
      <p dir="auto">{text}</p>
    </article>
  );
}
