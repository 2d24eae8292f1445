import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Me } from '#shared/inbox.ts';
import { LanguageChoice } from '../controls/language-choice.tsx';
import { useProblem } from '../controls/problem.tsx';
import { useTexts } from '../language.ts';
import { setMe } from '../queries.ts';
import styles from './entrance.module.css';
import { passkeyProblem } from './passkey.ts';

interface Props {
  title: string;
  /** Label of the button. */
  action: string;
  /** Signs in when the button is pressed, never before: mail scanners open links. */
  enter: () => Promise<Me>;
  onEntered?: () => void;
  advice: string;
  /** Another way in. */
  children?: ReactNode;
}

/** The page of somebody who is not signed in. */
export function Entrance({ title, action, enter, onEntered, advice, children }: Props) {
  const { signIn: texts } = useTexts();
  const entering = useMutation({
    mutationFn: enter,
    onSuccess(me) {
      setMe(me);
      onEntered?.();
    },
  });
  const { error } = entering;
  const refusal = useProblem(error);
  const problem = error && passkeyProblem(error);
  return (
    <main className={styles.entrance}>
      <title>{title}</title>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      <h1 className={styles.title}>{title}</h1>
      {browserSupportsWebAuthn() ? (
        <>
          <p>{advice}</p>
          <Button loading={entering.isPending} onClick={() => entering.mutate()}>
            {action}
          </Button>
          <div role="alert">{error && <Notice>{problem ? texts[problem] : refusal}</Notice>}</div>
        </>
      ) : (
        <Notice>{texts.unsupported}</Notice>
      )}
      {children}
    </main>
  );
}
