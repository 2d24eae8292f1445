import { useLocation } from 'react-router';
import { site } from '#app/shared-data/shared-data.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Static } from '#app/ui/static/static.tsx';
import { isWithin } from '../active.ts';
import { Link } from '../link.tsx';
import { useIsTemplate, useIsUnknown } from '../use-is-template.ts';
import styles from './call-to-action.module.css';

/**
 * Spec 2.1: the call-to-action block above the footer of every page, for what its reader does next; on
 * home with the office's data.
 */
export function CallToAction() {
  const { pathname } = useLocation();
  const isTemplate = useIsTemplate();
  const { corporate, template, exceptions } = site.callToAction;
  // Who comes to an unknown path searches for something.
  const place = useIsUnknown() ? '/search' : pathname;
  const exception = exceptions.find(({ on }) => on.some((path) => isWithin(path, place)));
  const { title, text, button, secondary } = exception ?? (isTemplate ? template : corporate);
  return (
    <Static
      key={pathname === '/' ? 'home' : title}
      as="section"
      className={classNames(styles.block, exception?.night && 'night')}
      aria-labelledby="call-to-action"
    >
      <div className={styles.row}>
        <div>
          <h2 id="call-to-action" className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink link={Link} to={button.to} icon="arrow-right">
            {button.label}
          </ButtonLink>
          <ButtonLink link={Link} to={secondary.to} variant="secondary">
            {secondary.label}
          </ButtonLink>
        </div>
        {pathname === '/' && <Office />}
      </div>
    </Static>
  );
}

function Office() {
  const { phone, email, address, hours } = site;
  return (
    <address className={styles.office}>
      <a className={styles.large} href={phone.href}>
        <bdi>{phone.label}</bdi>
      </a>
      <a className={styles.large} href={`mailto:${email}`}>
        {email}
      </a>
      <span>{address.line}</span>
      <span>{hours}</span>
    </address>
  );
}
