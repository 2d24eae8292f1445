import { Link } from '#app/layout/link.tsx';
import { site } from '#app/shared-data/shared-data.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Home } from '../content.server.ts';
import styles from './contact.module.css';

/** Contact data of the office, at the end of the home page. */
export function Contact({ number, title, intro, link }: Home['contact'] & { number: string }) {
  const { phone, email, address, hours } = site;
  return (
    <Section id="contact" number={number} title={title} lead={intro} ground="night">
      <div className={styles.row}>
        <address className={styles.facts}>
          <a className={styles.large} href={phone.href}>
            <bdi>{phone.label}</bdi>
          </a>
          <a className={styles.large} href={`mailto:${email}`}>
            {email}
          </a>
        </address>
        <p className={styles.place}>
          {address.line}
          <br />
          {hours}
        </p>
        <ButtonLink link={Link} to={link.to} icon="arrow-right">
          {link.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
