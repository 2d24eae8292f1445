import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import { Link } from '#app/shell/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { EstateIcon } from '../icon/estate-icon.tsx';
import styles from './listing-card.module.css';
import { listingPath } from './listing-path.ts';

interface Props {
  listing: EstateListing;
  /** Level of its heading. */
  level?: 2 | 3 | 4;
}

/** A property among its like (spec 3): picture, price, what it has, and the way to its page. */
export function ListingCard({ listing, level = 3 }: Props) {
  const { thumb, price, day, title, desc, locationIcon, location, amenities, btnText } = listing;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture
        picture={thumb}
        ratio="card"
        sizes="(width < 40rem) 100vw, (width < 62rem) 50vw, 27rem"
      />
      <div className={styles.body}>
        <p className={styles.price}>
          <span className={styles.amount}>${price}</span>/{day}
        </p>
        <Heading className={styles.title}>
          <Link
            to={listingPath(title)}
            state={{ thumbnail: thumb, title, description: desc, price }}
            className={styles.cover}
          >
            {title}
          </Link>
        </Heading>
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
