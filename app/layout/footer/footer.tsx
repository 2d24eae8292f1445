import type { LabelledLink } from '#app/content/references.server.ts';
import SubscribeForm from '#app/forms/subscribe/subscribe-form.island.tsx';
import { dictionary, site, year } from '#app/shared-data/shared-data.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Logo } from '../header/logo.tsx';
import { LanguageLinks } from '../languages/language-link.tsx';
import { Link } from '../link.tsx';
import { ProfileLink } from '../profile-link.tsx';
import { WhatsAppLink } from '../whatsapp-link.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

/** Spec 2.1: link list, gallery of pictures, social links, subscribe box and copyright line. */
export function Footer() {
  const { footer, address, phone, mobile, whatsapp } = site;
  return (
    <footer className={`night ${styles.footer}`}>
      <div className={`${styles.columns} no-print`}>
        <div className={styles.about}>
          <Logo onNight />
          {site.arabicName !== site.name && (
            <p lang="ar" dir="rtl" className={styles.arabic}>
              {site.arabicName}
            </p>
          )}
          <address className={styles.address}>
            {address.line}
            <br />
            <a href={phone.href}>
              <bdi>{phone.label}</bdi>
            </a>{' '}
            {mobile && (
              <a href={mobile.href}>
                <bdi>{mobile.label}</bdi>
              </a>
            )}{' '}
            {whatsapp && <WhatsAppLink {...whatsapp} />}{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </address>
          <ProfileLink />
          {site.networks.length > 0 && (
            <SocialLinks title={footer.socialTitle} links={site.networks} />
          )}
        </div>
        <nav aria-label={dictionary.footer.links}>
          <h2 className={styles.title}>{footer.linksTitle}</h2>
          <ul className={styles.list}>
            {footer.links.map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {footer.gallery.length > 0 && (
          <div>
            <h2 className={styles.title}>{footer.galleryTitle}</h2>
            <ul className={styles.pictures}>
              {footer.gallery.map(({ picture, label, to }) => (
                <li key={label}>
                  <Link to={to}>
                    <Picture
                      picture={{ ...picture, alt: label }}
                      ratio="square"
                      sizes="(width < 48rem) 15vw, 8rem"
                      widest={240}
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.subscribe}>
          <h2 className={styles.title}>{footer.subscribe.title}</h2>
          <SubscribeForm />
        </div>
      </div>
      <div className={styles.last}>
        <p>{copyright()}</p>
        <LastLinks links={footer.registrations} />
        <LanguageLinks className={`${styles.language} no-print`} />
        <LastLinks links={footer.legal} />
      </div>
    </footer>
  );
}

function LastLinks({ links }: { links: readonly LabelledLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={`${styles.legal} no-print`}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The copyright line, whose year script replaces by the visitor's (app/frame/visitor-date.ts). */
function copyright() {
  const [before, after] = site.footer.copyright.split('{year}');
  return (
    <>
      {before}
      <span data-year="">{year}</span>
      {after}
    </>
  );
}
