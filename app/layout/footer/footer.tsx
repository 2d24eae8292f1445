import { fill } from '#app/content/placeholders.ts';
import { SubscribeForm } from '#app/forms/subscribe/subscribe-form.tsx';
import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Static } from '#app/ui/static/static.tsx';
import { Logo } from '../header/logo.tsx';
import { LanguageLinks } from '../languages/language-link.tsx';
import { Link } from '../link.tsx';
import { ProfileLink } from '../profile-link.tsx';
import { useYear } from '../visitor-date.ts';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

/** Spec 2.1: link list, gallery of pictures, social links, subscribe box and copyright line. */
export function Footer() {
  const { footer, address } = site;
  const year = useYear();
  return (
    <footer className={`night ${styles.footer}`}>
      <div className={styles.columns}>
        <Static className={styles.about}>
          <Logo onNight />
          {site.arabicName !== site.name && (
            <p lang="ar" dir="rtl" className={styles.arabic}>
              {site.arabicName}
            </p>
          )}
          <address className={styles.address}>
            {address.line}
            <br />
            <a href={site.phone.href}>
              <bdi>{site.phone.label}</bdi>
            </a>{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </address>
          <ProfileLink />
          {site.networks.length > 0 && (
            <SocialLinks title={footer.socialTitle} links={site.networks} />
          )}
        </Static>
        <Static as="nav" aria-label={dictionary.footer.links}>
          <h2 className={styles.title}>{footer.linksTitle}</h2>
          <ul className={styles.list}>
            {footer.links.map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </Static>
        {footer.gallery.length > 0 && (
          <Static>
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
          </Static>
        )}
        <div className={styles.subscribe}>
          <h2 className={styles.title}>{footer.subscribe.title}</h2>
          <SubscribeForm />
        </div>
      </div>
      <div className={styles.last}>
        <p>{fill(footer.copyright, { year })}</p>
        <LanguageLinks className={styles.language} />
        {footer.legal.length > 0 && (
          <Static as="ul" className={styles.legal}>
            {footer.legal.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </Static>
        )}
      </div>
    </footer>
  );
}
