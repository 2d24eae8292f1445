import { readCompany } from '#app/content/company.server.ts';
import type { OpeningHours } from '#app/content/opening-hours.server.ts';
import { fill, listed } from '#app/content/placeholders.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { WhatsAppLink } from '#app/layout/whatsapp-link.tsx';
import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Grid } from '#app/ui/container/container.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import MapFrame from '#app/ui/map-frame/map-frame.island.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import { NextSteps } from '../next-steps/next-steps.tsx';
import type { Route } from './+types/route';
import styles from './contact.module.css';
import { ContactCards } from './contact-cards.tsx';
import ContactForm from './contact-form.island.tsx';
import { type Contact, readContact, readFileTexts } from './content.server.ts';
import OpenNow from './open-now.island.tsx';
import { FORM_SECTION } from './use-recipient-of-address.ts';

export function loader() {
  const { opening } = readCompany();
  const files = readFileTexts();
  return { ...readContact(), opening, zone: readSettings().timeZone, files };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { picture } = loaderData.banner;
  return pageMeta({ ...loaderData.meta, path: '/contact', picture, trail: [] });
}

/** `/contact` (spec 2.4): contact cards, the form and the map. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { banner, cardsTitle, cardLabels, cards, form, files, next, map, opening, zone } =
    loaderData;
  return (
    <>
      <PageBanner
        title={banner.title}
        lead={banner.text}
        picture={banner.picture}
        action={<MainContact />}
      />
      <div>
        <Section id="who-to-write-to" title={cardsTitle}>
          <ContactCards cards={cards} labels={cardLabels} />
        </Section>
      </div>
      <Section
        id={FORM_SECTION}
        title={form.title}
        lead={form.intro}
        ground="sunk"
        head={heads.split}
      >
        <Grid>
          <div className={styles.form}>
            <ContactForm cards={cards.map(({ id, title }) => ({ id, title }))} fileTexts={files} />
          </div>
          <div className={styles.aside}>
            <Fold rest title={next.title}>
              <NextSteps {...next} />
            </Fold>
          </div>
        </Grid>
      </Section>
      <Section id="map" title={map.title} className={styles.office}>
        <OfficeMap {...map} opening={opening} zone={zone} />
      </Section>
    </>
  );
}

/** Where the bar above the header is missing, its number and addresses; the cards begin below the first screen. */
function MainContact() {
  const { phone, mobile, whatsapp, email, address } = site;
  return (
    <ul className={styles.main}>
      <li>
        <a href={phone.href}>
          <Icon name="phone" />
          <bdi className={styles.figures}>{phone.label}</bdi>
        </a>
      </li>
      {mobile && (
        <li>
          <a href={mobile.href}>
            <Icon name="smartphone" />
            <bdi className={styles.figures}>{mobile.label}</bdi>
          </a>
        </li>
      )}
      {whatsapp && (
        <li>
          <WhatsAppLink {...whatsapp} icon={<Icon name="message-circle" />} />
        </li>
      )}
      <li>
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      </li>
      <li>
        <a href="#map">
          <Icon name="map-pin" />
          {address.line}
        </a>
      </li>
    </ul>
  );
}

type OfficeMapProps = Contact['map'] & { opening: OpeningHours | undefined; zone: string };

/** Address, opening hours, directions, and the map once it is in view. */
function OfficeMap({ address, hours, directions, link, embed, opening, zone }: OfficeMapProps) {
  const { map } = dictionary;
  return (
    <MapFrame src={embed} title={map.frame} waiting={map.waiting} failed={map.failed}>
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <OpenHours texts={hours} opening={opening} zone={zone} />
      <p className={styles.directions}>{directions}</p>
      <ButtonLink to={link} variant="secondary" size="small" icon="arrow-up-right">
        {map.outward}
      </ButtonLink>
    </MapFrame>
  );
}

interface OpenHoursProps {
  texts: Contact['map']['hours'];
  opening: OpeningHours | undefined;
  zone: string;
}

/** The office hours and, if the content has them in detail, those in Ramadan, the holidays, and whether it is open. */
function OpenHours({ texts, opening, zone }: OpenHoursProps) {
  const days = opening?.closed.map(({ name }) => name) ?? [];
  return (
    <div className={styles.hours}>
      {opening && <OpenNow opening={opening} zone={zone} texts={texts} />}
      <p>{site.hours}</p>
      {opening?.ramadan && <p>{fill(texts.ramadan, opening.ramadan)}</p>}
      {days.length > 0 && <p>{fill(texts.holidays, { days: listed(days, dictionary.list) })}</p>}
    </div>
  );
}
