import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './field.module.css';

interface Remark {
  text: string;
  /** Whether the form must not be sent. */
  isWrong: boolean;
}

/** A remark on a text while it is typed, if any. */
export type RemarkOn = (typed: string) => Remark | undefined;

interface Shown {
  remark?: Remark | undefined;
  announced: string;
}

/** The remark on a control's text; announced when its kind changes, not with every key. */
export function TypedRemark({ control, remarkOn }: { control: string; remarkOn: RemarkOn }) {
  const [shown, setShown] = useState<Shown>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule of a control never changes.
  useEffect(() => {
    const field = document.getElementById(control);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const look = () => {
      const remark = remarkOn(field.value);
      // Native validation of a form without a schema.
      field.setCustomValidity(remark?.isWrong ? remark.text : '');
      setShown((before) => {
        const isSame = remark?.isWrong === before?.remark?.isWrong;
        return { remark, announced: isSame ? (before?.announced ?? '') : (remark?.text ?? '') };
      });
    };
    const end = new AbortController();
    for (const type of ['input', 'focus']) {
      field.addEventListener(type, look, { signal: end.signal });
    }
    // The event precedes the reset.
    field.form?.addEventListener('reset', () => queueMicrotask(look), { signal: end.signal });
    look();
    return () => end.abort();
  }, [control]);

  if (!shown) return null;
  const { remark, announced } = shown;
  return (
    <>
      {remark && <p className={remark.isWrong ? styles.error : styles.hint}>{remark.text}</p>}
      <VisuallyHidden>
        <span aria-live="polite">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
