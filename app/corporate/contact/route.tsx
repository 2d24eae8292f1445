import { readContact } from '#app/content/contact.server.ts';
import { breadcrumbList } from '#app/shell/breadcrumb-list.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { Grid } from '#app/ui/container/container.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { NextSteps } from '../next-steps/next-steps.tsx';
import type { Route } from './+types/route';
import styles from './contact.module.css';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { OfficeMap } from './office-map.tsx';

export const loader = () => readContact();

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = { ...loaderData.meta, path: '/contact', picture: loaderData.banner.picture };
  return pageMeta(matches, { ...page, structured: breadcrumbList(matches, page) });
}

/** `/contact` (spec 2.4): who to write to, then the form, then the way here. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { banner, cardsTitle, cardLabels, cards, form, next, map } = loaderData;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="who-to-write-to" number="01" title={cardsTitle}>
        <ContactCards cards={cards} labels={cardLabels} />
      </Section>
      <Section id="write" number="02" title={form.title} lead={form.intro} ground="sunk">
        <Grid>
          <div className={styles.form}>
            <ContactForm />
          </div>
          <div className={styles.aside}>
            <NextSteps {...next} />
          </div>
        </Grid>
      </Section>
      <Section id="map" number="03" title={map.title}>
        <OfficeMap {...map} />
      </Section>
    </>
  );
}
