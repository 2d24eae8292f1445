import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { site } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { ActionLink } from '../action-link.tsx';
import { isWithin } from '../active.ts';
import { ProfileLink } from '../profile-link.tsx';
import { useIsTemplate, useIsUnknown } from '../use-is-template.ts';
import styles from './call-to-action.module.css';

/** Whom to ask about a page: `end` in the data of its loader. */
interface PageContact {
  desk: { title: string; email: string; contact: { href: string; label: string } };
  /** What to ask for, and what to attach. */
  ask: string;
  /** Offers the company profile. */
  profile?: boolean | undefined;
}

/**
 * Spec 2.1: the call-to-action block above the footer of every page, with the contact data of the office on home, and
 * of the desk that answers questions about a page of text, which then looks like the title block of a drawing.
 */
export function CallToAction() {
  const { pathname } = useLocation();
  const isTemplate = useIsTemplate();
  const { corporate, template, exceptions, templateExceptions } = site.callToAction;
  // Visitors of an unknown path need what the search page offers.
  const place = useIsUnknown() ? '/search' : pathname;
  const exception = [...exceptions, ...templateExceptions].find(({ on }) =>
    on.some((path) => isWithin(path, place)),
  );
  const { title, text, button, secondary } = exception ?? (isTemplate ? template : corporate);
  const { end } = (useMatches().at(-1)?.loaderData ?? {}) as { end?: PageContact };
  const form = exception?.form ?? (end ? 'slip' : 'band');
  return (
    <section
      className={classNames(
        'no-print',
        styles.block,
        styles[form],
        form === 'statement' && 'night',
      )}
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
          <ActionLink {...button} icon="arrow-right" />
          {secondary && <ActionLink {...secondary} variant="secondary" />}
        </div>
        {pathname === '/' && <Office />}
        {end && <Desk {...end} />}
      </div>
    </section>
  );
}

function Office() {
  const { phone, email, hours } = site;
  return (
    <Contact phone={phone} email={email}>
      <span>{hours}</span>
    </Contact>
  );
}

function Desk({ desk, ask, profile }: PageContact) {
  return (
    <Contact phone={desk.contact} email={desk.email}>
      <strong>{desk.title}</strong>
      <span>{ask}</span>
      {profile && <ProfileLink />}
    </Contact>
  );
}

interface ContactProps extends Pick<typeof site, 'phone' | 'email'> {
  children: ReactNode;
}

function Contact({ phone, email, children }: ContactProps) {
  return (
    <address className={styles.contact}>
      <a className={styles.large} href={phone.href}>
        <bdi>{phone.label}</bdi>
      </a>
      <a className={styles.large} href={`mailto:${email}`}>
        {email}
      </a>
      {children}
    </address>
  );
}
