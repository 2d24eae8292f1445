import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './field.module.css';

interface Remark {
  text: string;
  /** Whether a form may not be sent with this. */
  isWrong: boolean;
}

/** What is said about a text while it is typed, if anything. */
export type JudgeTyped = (typed: string) => Remark | undefined;

interface Said {
  remark?: Remark | undefined;
  announced: string;
}

/** What is said about the text in a control, kept up with every key and announced when it begins. */
export function TypedRemark({ control, judge }: { control: string; judge: JudgeTyped }) {
  const [said, setSaid] = useState<Said>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a control is judged by one rule.
  useEffect(() => {
    const field = document.getElementById(control);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const look = () => {
      const remark = judge(field.value);
      // What a form without rules of its own goes by.
      field.setCustomValidity(remark?.isWrong ? remark.text : '');
      setSaid((before) => {
        const isSame = remark?.isWrong === before?.remark?.isWrong;
        return { remark, announced: isSame ? (before?.announced ?? '') : (remark?.text ?? '') };
      });
    };
    const end = new AbortController();
    for (const type of ['input', 'focus']) {
      field.addEventListener(type, look, { signal: end.signal });
    }
    // The event comes before the field is empty.
    field.form?.addEventListener('reset', () => queueMicrotask(look), { signal: end.signal });
    look();
    return () => end.abort();
  }, [control]);

  if (!said) return null;
  const { remark, announced } = said;
  return (
    <>
      {remark && <p className={remark.isWrong ? styles.error : styles.hint}>{remark.text}</p>}
      <VisuallyHidden>
        <span aria-live="polite">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
