import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { LanguageChoice } from '../inbox/controls/language-choice.tsx';
import styles from './app.module.css';
import { goToSignIn, tokenOfWindow } from './hosts/sign-in.ts';
import { useTexts } from './language.ts';
import type { GitHost, Site } from './model.ts';
import { filled } from './texts.ts';

interface Props {
  git: GitHost;
  site: Site;
  isRefused: boolean;
  onSignIn: (token: string) => void;
}

/** Signs in to the git host: on a page of it, or by a key where the site has no such page. */
export function SignIn({ git, site, isRefused, onSignIn }: Props) {
  const texts = useTexts();
  const [failed, setFailed] = useState(false);
  const host = new URL(git.address).hostname;
  const names = { host, repository: git.repository };
  const hasPage = git.host === 'github' ? git.signIn : git.application;
  const action = filled(texts.signIn, names);

  function onPage(): void {
    if (git.host !== 'github') void goToSignIn(git);
    else tokenOfWindow(git).then(onSignIn, () => setFailed(true));
  }
  function onKey(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const key = new FormData(event.currentTarget).get('key');
    if (key) onSignIn(String(key).trim());
  }

  return (
    <main className={styles.entrance}>
      <title>{`${texts.office} | ${site.name}`}</title>
      <img src="/favicon.svg" alt="" className={styles.mark} />
      <h1>
        <bdi>{site.name}</bdi>
      </h1>
      <p>{texts.signInAdvice}</p>
      {(isRefused || failed) && <p role="alert">{filled(texts.refusedKey, names)}</p>}
      {hasPage && <Button onClick={onPage}>{action}</Button>}
      <form className={styles.form} onSubmit={onKey}>
        <TextField
          name="key"
          type="password"
          autoComplete="off"
          label={texts.key}
          hint={filled(texts.keyAdvice, names)}
        />
        <Button type="submit" variant={hasPage ? 'secondary' : 'primary'}>
          {action}
        </Button>
      </form>
      <LanguageChoice />
    </main>
  );
}
