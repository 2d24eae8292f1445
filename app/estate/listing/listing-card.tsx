import { fill } from '#app/content/fill.ts';
import type { EstateListing } from '#app/content/schemas/estate-listing.ts';
import { splitDescription } from '#app/shell/details/split-description.ts';
import { Link } from '#app/shell/link.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { EstateIcon } from '../icon/estate-icon.tsx';
import { More } from '../more/more.tsx';
import { useEstateTexts } from '../use-estate-texts.ts';
import styles from './listing-card.module.css';
import { listingMarks } from './listing-marks.ts';
import { listingPath } from './listing-path.ts';
import { propertyState } from './property-state.ts';
import { Stars } from './stars.tsx';

/** Of the description a row shows what the property's page begins with. */
const BEGIN = [178, 178] as const;

interface Props {
  listing: EstateListing;
  /** In a row the picture stands beside the words. */
  layout?: 'column' | 'row';
}

/** A property among its like (spec 3): picture, price, what it has, and the way to its page. */
export function ListingCard({ listing, layout = 'column' }: Props) {
  const { thumb, price, day, title, desc, locationIcon, location, amenities, btnText } = listing;
  const { sale, stars: starsLabel } = useEstateTexts().listing;
  const { onSale, stars } = listingMarks(title);
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
            sizes="(width < 40rem) 100vw, (width < 62rem) 50vw, 27rem"
          />
          {onSale && <p className={styles.badge}>{sale}</p>}
        </>
      }
      to={listingPath(title)}
      link={Link}
      state={propertyState(listing)}
      className={classNames(styles.card, layout === 'row' && styles.row)}
    >
      <Stars count={stars} label={fill(starsLabel, { n: String(stars) })} />
      <p className={styles.place}>
        <Icon name={locationIcon} />
        {location}
      </p>
      {layout === 'row' && <p>{splitDescription(desc, ...BEGIN)[0]}</p>}
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
