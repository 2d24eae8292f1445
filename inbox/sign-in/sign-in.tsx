import { useTexts } from '../language.ts';
import { AccountButton } from './account-button.tsx';
import { Entrance } from './entrance.tsx';
import { signIn } from './passkey.ts';

/** Asks for the passkey. It is shown at the address that was asked for, which follows. */
export function SignIn() {
  const { signIn: texts } = useTexts();
  return (
    <Entrance title={texts.title} action={texts.action} enter={signIn} other={<AccountButton />}>
      <p>{texts.advice}</p>
    </Entrance>
  );
}
