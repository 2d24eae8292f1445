import { fill } from '#app/content/fill.ts';
import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import { Link } from '#app/shell/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { EstateIcon } from '../icon/estate-icon.tsx';
import { useEstateTexts } from '../use-estate-texts.ts';
import styles from './listing-card.module.css';
import { listingMarks } from './listing-marks.ts';
import { listingPath } from './listing-path.ts';
import { propertyState } from './property-state.ts';
import { Stars } from './stars.tsx';

interface Props {
  listing: EstateListing;
  /** Level of its heading. */
  level?: 2 | 3 | 4;
  /** In a row the picture stands beside the words. */
  layout?: 'column' | 'row';
}

/** A property among its like (spec 3): picture, price, what it has, and the way to its page. */
export function ListingCard({ listing, level = 3, layout = 'column' }: Props) {
  const { thumb, price, day, title, locationIcon, location, amenities, btnText } = listing;
  const { sale, stars: starsLabel } = useEstateTexts().listing;
  const { onSale, stars } = listingMarks(title);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-layout={layout}>
      <Picture
        picture={thumb}
        ratio="card"
        sizes="(width < 40rem) 100vw, (width < 62rem) 50vw, 27rem"
      />
      {onSale && <p className={styles.badge}>{sale}</p>}
      <div className={styles.body}>
        <p className={styles.price}>
          <span className={styles.amount}>${price}</span>/{day}
        </p>
        <Heading className={styles.title}>
          <Link to={listingPath(title)} state={propertyState(listing)} className={styles.cover}>
            {title}
          </Link>
        </Heading>
        <Stars count={stars} label={fill(starsLabel, { n: String(stars) })} />
        <p className={styles.place}>
          <Icon name={locationIcon} />
          {location}
        </p>
        <ul className={styles.amenities}>
          {amenities.map(({ icon, text }) => (
            <li key={icon} className={styles.amenity}>
              <EstateIcon name={icon} />
              {text}
            </li>
          ))}
        </ul>
        <p className={styles.more} aria-hidden="true">
          {btnText}
          <Icon name="arrow-right" />
        </p>
      </div>
    </article>
  );
}
