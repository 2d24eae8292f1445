import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { SmallButton } from '../inbox/controls/small-button.tsx';
import { addPage, canAdd } from './added-pages.ts';
import styles from './app.module.css';
import { useTexts } from './language.ts';
import { useShared } from './site.ts';

/** A button that asks for the title of a new page, and opens its form. */
export function AddPage() {
  const { site, refresh } = useShared();
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const isFree = canAdd(title, site);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isFree) return;
    const name = await addPage(title.trim(), site);
    await refresh();
    setOpen(false);
    location.hash = `/${name}`;
  }

  return (
    <>
      <SmallButton icon="plus" onClick={() => setOpen(true)}>
        {texts.addPage}
      </SmallButton>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={texts.addPage} closeLabel={texts.close}>
          <form className={styles.form} onSubmit={onSubmit}>
            <TextField
              label={texts.pageTitle}
              hint={texts.pageTitleAdvice}
              error={title && !isFree ? texts.pageExists : undefined}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
            <Button type="submit" disabled={!isFree}>
              {texts.addPage}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  );
}
