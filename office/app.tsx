import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { INBOX_PATH } from '#shared/inbox.ts';
import { LanguageChoice } from '../inbox/controls/language-choice.tsx';
import { SmallButton } from '../inbox/controls/small-button.tsx';
import styles from './app.module.css';
import { FormPage } from './form/form-page.tsx';
import { useTexts } from './language.ts';
import { hasUnsaved } from './leaving.ts';
import { placeAt } from './model.ts';
import { type Shared, SharedContext } from './site.ts';
import { Start } from './start.tsx';

/** The page of the editor: its start, or the form that the address names. */
export function App({
  shared,
  onSignOut,
}: {
  shared: Shared;
  onSignOut: (() => void) | undefined;
}) {
  const { site } = shared;
  const texts = useTexts();
  const address = useSyncExternalStore(subscribe, () => location.hash);
  const { name, path } = useMemo(() => placeAt(address), [address]);
  const form = site.groups.flatMap(({ forms }) => forms).find((each) => each.name === name);
  return (
    <SharedContext value={shared}>
      <header className={styles.header}>
        <a href="#/" className={styles.home}>
          <img src="/favicon.svg" alt="" className={styles.mark} />
          <bdi>{site.name}</bdi> <span>· {texts.office}</span>
        </a>
        {site.git?.inbox && (
          <a href={`${site.git.inbox}${INBOX_PATH}/website`} className={styles.publish}>
            {texts.publish}
          </a>
        )}
        <LanguageChoice />
        {onSignOut && (
          <SmallButton variant="quiet" onClick={onSignOut}>
            {texts.signOut}
          </SmallButton>
        )}
      </header>
      <main className={styles.main}>
        {form ? <FormPage key={form.name} form={form} place={path} /> : <Start />}
      </main>
      <datalist id="pages">
        {site.pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
      <Leaving />
    </SharedContext>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Asks before a press on a link leaves unsaved work, which this browser keeps. */
function Leaving() {
  const texts = useTexts();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link?.hash || !hasUnsaved()) return;
      event.preventDefault();
      setTarget(link.hash);
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, []);
  if (!target) return null;
  const close = () => setTarget(undefined);
  return (
    <Dialog open onClose={close} title={texts.leaveTitle} closeLabel={texts.close}>
      <p>{texts.kept}</p>
      <div className={styles.choice}>
        <Button onClick={close}>{texts.stay}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            close();
            location.hash = target;
          }}
        >
          {texts.leave}
        </Button>
      </div>
    </Dialog>
  );
}
