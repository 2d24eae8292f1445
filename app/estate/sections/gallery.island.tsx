import { useState } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { island } from '#app/islands/island.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Steps } from '#app/ui/dialog/steps.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { opensElsewhere } from '#app/ui/link/opens-elsewhere.ts';
import { fileOf } from '#app/ui/picture/file-of.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { texts } from '../shared-texts.ts';
import type { EstateSectionOf } from './content.server.ts';
import styles from './media-sections.module.css';

type Props = Pick<EstateSectionOf<'gallery'>, 'pictures' | 'expand'>;

/** Pictures with links that enlarge them; without script they open the file. */
function Gallery({ pictures, expand }: Props) {
  const { gallery } = texts;
  const [shown, setShown] = useState<number>();
  const total = pictures.length;
  const large = shown === undefined ? undefined : pictures[shown];
  const position = fill(gallery.title, { n: (shown ?? 0) + 1, total });
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.alt} className={styles.item}>
            <Picture
              picture={picture}
              ratio="card"
              sizes="(width < 40rem) 50vw, max(20rem, 19vw)"
            />
            <a
              className={styles.expand}
              href={fileOf(picture)}
              aria-label={fill(expand, { n: index + 1 })}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                setShown(index);
              }}
            >
              <Icon name="plus" />
            </a>
          </li>
        ))}
      </ul>
      <Dialog
        open={large !== undefined}
        onClose={() => setShown(undefined)}
        title={position}
        closeLabel={gallery.close}
      >
        {shown !== undefined && large && (
          <>
            <Picture key={large.alt} picture={large} sizes="90vw" />
            <Steps labels={gallery} index={shown} total={total} onChange={setShown}>
              <VisuallyHidden>{position}</VisuallyHidden>
            </Steps>
          </>
        )}
      </Dialog>
    </>
  );
}

export default island('estate/sections/gallery', 'visible', Gallery);
