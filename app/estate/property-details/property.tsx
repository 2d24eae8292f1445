import { fill } from '#app/content/placeholders.ts';
import details from '#app/layout/details/details.module.css';
import { Description, DetailsPicture } from '#app/layout/details/details-parts.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Facts } from '#app/ui/facts/facts.tsx';
import MapFrame from '#app/ui/map-frame/map-frame.island.tsx';
import AddToCart from '../cart/add-to-cart.island.tsx';
import type { EstateListing } from '../listings.server.ts';
import styles from './property.module.css';
import type { PropertyData, PropertyTexts } from './property-data.server.ts';
import { PropertySidebar } from './property-sidebar.tsx';

/** Spec 9: the description is split at 178 characters and cut at 400. */
const SPLIT = [178, 400] as const;

/** The property (spec 2.5). */
export function Property({ listing, features, neighbours, texts }: PropertyData) {
  return (
    <Container className={details.sheet}>
      <div className={details.words}>
        <DetailsPicture picture={listing.thumb} />
        <Description text={listing.desc} split={SPLIT} />
        <Preview listing={listing} texts={texts} />
        <section className={details.part} aria-labelledby="features">
          <h2 id="features" className={details.heading}>
            {texts.features}
          </h2>
          <Facts
            facts={features.map(({ label, value }) => [label, value])}
            className={styles.tiles}
          />
          <p className={styles.measured}>{texts.measured}</p>
        </section>
        <section className={details.part} aria-labelledby="address">
          <h2 id="address" className={details.heading}>
            {texts.address.title}
          </h2>
          <Surroundings listing={listing} texts={texts.address} />
        </section>
        <section className={details.part} aria-labelledby="video">
          <h2 id="video" className={details.heading}>
            {texts.video.title}
          </h2>
          <p>{texts.video.text}</p>
          <p>
            <ButtonLink to={listing.video} variant="secondary" icon="play">
              {texts.video.label}
            </ButtonLink>
          </p>
        </section>
      </div>
      <PropertySidebar texts={texts} neighbours={neighbours} />
    </Container>
  );
}

interface SurroundingsProps {
  listing: EstateListing;
  texts: PropertyTexts['address'];
}

/** The address, and a map around its point. */
function Surroundings({ listing: { location, point }, texts }: SurroundingsProps) {
  return (
    <MapFrame
      src={fill(texts.embed, { ...point, ...around(point) })}
      title={texts.frame}
      waiting={texts.waiting}
      failed={texts.failed}
    >
      <address>{location}</address>
      <ButtonLink
        to={fill(texts.link, point)}
        variant="secondary"
        size="small"
        icon="arrow-up-right"
      >
        {texts.outward}
      </ButtonLink>
    </MapFrame>
  );
}

/** Bounding box of a town and its surroundings, in degrees. */
function around({ lat, lon }: EstateListing['point']) {
  return {
    west: (lon - 0.04).toFixed(4),
    south: (lat - 0.03).toFixed(4),
    east: (lon + 0.04).toFixed(4),
    north: (lat + 0.03).toFixed(4),
  };
}

interface PreviewProps {
  listing: EstateListing;
  texts: PropertyTexts;
}

function Preview({ listing, texts: { preview, cart } }: PreviewProps) {
  const { title, price, day, location, dataStatuses } = listing;
  return (
    <section className={details.part} aria-labelledby="preview">
      <h2 id="preview" className={details.heading}>
        {preview.title}
      </h2>
      <dl className={styles.facts}>
        <dt>{preview.price}</dt>
        <dd>
          ${price}
          {day && `/${day}`}
        </dd>
        <dt>{preview.location}</dt>
        <dd>{location}</dd>
        <dt>{preview.status}</dt>
        <dd>{dataStatuses}</dd>
      </dl>
      <AddToCart listing={{ title, price }} {...cart} />
    </section>
  );
}
