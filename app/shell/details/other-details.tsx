import type { LabelledLink } from '#app/content/schemas/link.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Link } from '../link.tsx';
import styles from './details.module.css';

interface Other {
  title: string;
  to: string;
  /** Handed on to its page (spec 2.3). */
  state: object;
  picture: PictureData;
}

interface Props {
  title: string;
  /** Leads to the list they are from. */
  all: LabelledLink;
  others: readonly Other[];
}

/** Links from one details page to further ones, each handing its data on. */
export function OtherDetails({ title, all, others }: Props) {
  return (
    <Section
      id="others"
      title={title}
      ground="sunk"
      action={
        <ButtonLink link={Link} to={all.to} variant="quiet" icon="arrow-right">
          {all.label}
        </ButtonLink>
      }
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
                sizes="(width >= 75rem) 39rem, (width >= 48rem) 46vw, 92vw"
              />
            }
            {...other}
          />
        ))}
      </div>
    </Section>
  );
}
