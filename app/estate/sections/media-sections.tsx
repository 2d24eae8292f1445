import { useState } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Steps } from '#app/ui/dialog/steps.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { opensElsewhere } from '#app/ui/link/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { texts as estateTexts } from '../shared-texts.ts';
import type { EstateSectionOf } from './content.server.ts';
import styles from './media-sections.module.css';

/** Spec 2.5: four pictures with links that enlarge them; without script they open the file. */
export function GallerySection({ title, intro, pictures, expand }: EstateSectionOf<'gallery'>) {
  const { gallery } = estateTexts;
  const [shown, setShown] = useState<number>();
  const total = pictures.length;
  const large = shown === undefined ? undefined : pictures[shown];
  const position = fill(gallery.title, { n: (shown ?? 0) + 1, total });
  return (
    <Section id="gallery" head={heads.split} title={title} lead={intro}>
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
              href={picture.sources.fallback.src}
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
    </Section>
  );
}

/** Spec 2.5: a link to a video on another site (decision 0007). */
export function VideoSection({ title, intro, picture, link }: EstateSectionOf<'video'>) {
  return (
    <Section id="video" head={heads.centred} title={title} lead={intro}>
      <div className={styles.screen}>
        <Picture picture={picture} ratio="wide" sizes="(width < 84rem) 100vw, max(80rem, 76vw)" />
        <div className={styles.link}>
          <ButtonLink to={link.href} icon="play">
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
