import { fill } from '#app/content/placeholders.ts';
import { slug } from '#app/content/slug.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { splitDescription } from '#app/layout/details/split-description.ts';
import { Link } from '#app/layout/link.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { EstateIcon } from '../icon/estate-icon.tsx';
import type { EstateListing } from '../listings.server.ts';
import { More } from '../more/more.tsx';
import { texts as estateTexts } from '../shared-texts.ts';
import styles from './property-card.module.css';

/** Longest excerpt in a row, in characters: the first part of the property's description (spec 9). */
const EXCERPT = 178;

interface Props {
  listing: EstateListing;
  /** In a row the picture is beside the text. */
  layout?: 'column' | 'row';
}

/** Card of a property (spec 3). */
export function PropertyCard({ listing, layout = 'column' }: Props) {
  const { thumb, price, day, title, desc, locationIcon, location, amenities, btnText } = listing;
  const { sale, stars: starsLabel } = estateTexts.listing;
  const { onSale, stars } = badgeAndStars(title);
  return (
    <Card
      title={title}
      number={
        <span className={styles.price}>
          <span className={styles.amount}>${price}</span>
          {day && `/${day}`}
        </span>
      }
      media={
        <>
          <Picture
            picture={thumb}
            ratio="card"
            sizes="auto, (width < 40rem) 100vw, (width < 62rem) 50vw, max(27rem, 26vw)"
          />
          {onSale && <p className={styles.badge}>{sale}</p>}
        </>
      }
      to={detailsPath('property', title)}
      link={Link}
      className={classNames(styles.card, layout === 'row' && styles.row)}
    >
      <Stars count={stars} label={fill(starsLabel, { n: String(stars) })} />
      <p className={styles.place}>
        <Icon name={locationIcon} />
        {location}
      </p>
      {layout === 'row' && <p>{splitDescription(desc, EXCERPT, EXCERPT)[0]}</p>}
      <ul className={styles.amenities}>
        {amenities.map(({ icon, text }) => (
          <li key={icon} className={styles.amenity}>
            <EstateIcon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <More text={btnText} />
    </Card>
  );
}

/**
 * Badge and stars of a property (spec 4): pseudo-random, but derived from its slug, so that the
 * prerendered HTML and hydration agree (decision 0007).
 */
function badgeAndStars(title: string): { onSale: boolean; stars: number } {
  const hash = fnv1a(slug(title));
  return { onSale: hash % 2 === 0, stars: 1 + ((hash >>> 8) % 5) };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

const FIVE = [1, 2, 3, 4, 5];

/** Stars out of five, a placeholder rating (spec 4). */
function Stars({ count, label }: { count: number; label: string }) {
  return (
    <div className={styles.stars} role="img" aria-label={label}>
      {FIVE.map((star) => (
        <span key={star} className={classNames(styles.star, star <= count && styles.full)}>
          <EstateIcon name="star" />
        </span>
      ))}
    </div>
  );
}
