import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Container } from '#app/ui/container/container.tsx';
import type { Route } from './+types/route';
import { readEstateAddListing } from './content.server.ts';
import ListingForm from './listing-form.island.tsx';
import styles from './listing-form.module.css';

export const loader = () => readEstateAddListing();

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.meta, path: '/add-new-listing', noindex: true });
}

/** `/add-new-listing` (spec 2.5): a menu of the form's parts, and the form. */
export default function AddListingPage({ loaderData }: Route.ComponentProps) {
  const { banner, menu, parts } = loaderData;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Container className={styles.sheet}>
        <nav aria-label={menu} className={styles.menu}>
          <ol className={styles.steps}>
            {Object.entries(parts).map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ListingForm {...loaderData} />
      </Container>
    </>
  );
}
