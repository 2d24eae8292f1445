import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import styles from '../form/form.module.css';
import { useTexts } from '../language.ts';
import { SearchField } from '../search-field.tsx';
import { useSavedContent } from '../site.ts';
import { isFields } from '../tree.ts';
import { Thumbnail } from './thumbnail.tsx';

/** All pictures, to choose one by sight; found by their names and what they show. */
export function PictureChoice({ onChoose }: { onChoose: (id: string) => void }) {
  const texts = useTexts();
  const saved = useSavedContent('pictures');
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const pictures = (Array.isArray(saved) ? saved.filter(isFields) : [])
    .map(({ id, alt }) => ({ id: String(id), alt: String(alt ?? '') }))
    .filter(({ id, alt }) => `${id} ${alt}`.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {texts.allPictures}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={texts.choosePicture}
          closeLabel={texts.close}
        >
          <SearchField label={texts.findPicture} value={wanted} onType={setWanted} />
          <ul className={styles.pictures}>
            {pictures.map(({ id, alt }) => (
              <li key={id}>
                <button
                  type="button"
                  title={alt}
                  className={styles.picture}
                  onClick={() => {
                    onChoose(id);
                    setOpen(false);
                  }}
                >
                  <Thumbnail name={id} />
                  {id}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
