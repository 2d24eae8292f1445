import { ButtonLink } from '#app/ui/button/button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import type { EstateSectionOf } from './content.server.ts';
import Gallery from './gallery.island.tsx';
import styles from './media-sections.module.css';

/** Spec 2.5: four pictures with links that enlarge them. */
export function GallerySection({ title, intro, pictures, expand }: EstateSectionOf<'gallery'>) {
  return (
    <Section id="gallery" head={heads.split} title={title} lead={intro}>
      <Gallery pictures={pictures} expand={expand} />
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
