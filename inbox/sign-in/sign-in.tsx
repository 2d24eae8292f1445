import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '#app/ui/button/button.tsx';
import type { SignInWays } from '#shared/inbox.ts';
import { Hindrance } from '../controls/problem.tsx';
import { useTexts } from '../language.ts';
import { startAccount } from './account.ts';
import { Entrance } from './entrance.tsx';
import { signIn } from './passkey.ts';

/** Asks for the passkey, or leads to the company's own accounts. It is at the address that was asked for, which follows. */
export function SignIn() {
  const { signIn: texts } = useTexts();
  const { data: ways } = useQuery<SignInWays>({ queryKey: ['sign-in/ways'] });
  const starting = useMutation({ mutationFn: startAccount });
  return (
    <Entrance title={texts.title} action={texts.action} enter={signIn} advice={texts.advice}>
      {ways?.account && (
        <Button variant="secondary" loading={starting.isPending} onClick={() => starting.mutate()}>
          {texts.account}
        </Button>
      )}
      <Hindrance to={starting} />
    </Entrance>
  );
}
