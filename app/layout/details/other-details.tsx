import type { LabelledLink } from '#app/content/references.server.ts';
import { Card } from '#app/ui/card/card.tsx';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { ActionLink } from '../action-link.tsx';
import { Link } from '../link.tsx';
import styles from './details.module.css';

interface Props {
  title: string;
  /** Link to the list. */
  all: LabelledLink;
  /** Cards of other details pages. */
  others: readonly { title: string; to: string; picture: PictureData }[];
}

/** Links from one details page to others of its list; nothing for the only entry. */
export function OtherDetails({ title, all, others }: Props) {
  if (others.length === 0) return null;
  return (
    <Section
      id="others"
      title={title}
      ground="sunk"
      action={<ActionLink {...all} variant="quiet" icon="arrow-right" />}
    >
      <div className={styles.others}>
        {others.map(({ picture, ...other }) => (
          <Card
            key={other.title}
            link={Link}
            media={
              <Picture
                picture={picture}
                ratio="wide"
                sizes="(width >= 75rem) max(39rem, 37vw), (width >= 48rem) 46vw, 92vw"
              />
            }
            {...other}
          />
        ))}
      </div>
    </Section>
  );
}
