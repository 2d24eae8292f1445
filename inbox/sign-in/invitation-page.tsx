import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../language.ts';
import { Entrance } from './entrance.tsx';
import { register } from './passkey.ts';

/** The page of a link of invitation. Its secret is behind `#`, which no server sees. */
export function InvitationPage() {
  const { signIn: texts } = useTexts();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <Entrance
      title={texts.invitation}
      action={texts.makeKey}
      enter={() => register(hash.slice(1))}
      onEntered={() => navigate('/', { replace: true })}
      advice={texts.invitationAdvice}
    />
  );
}
