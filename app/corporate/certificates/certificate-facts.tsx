import type { Certificate, Certificates } from '#app/content/certificates.server.ts';
import { officialDate } from '#app/content/long-date.ts';
import styles from './certificate-facts.module.css';

interface FactsProps {
  certificate: Certificate;
  labels: Certificates['labels'];
}

/** Number, scope and dates of a certificate. */
export function CertificateFacts({ certificate, labels }: FactsProps) {
  const { number, platform, scope, issued, expires } = certificate;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.number}</dt>
        <dd className={styles.code}>
          <bdi>{number}</bdi>
        </dd>
      </div>
      <div>
        <dt>{labels.scope}</dt>
        <dd>{scope}</dd>
      </div>
      <div>
        <dt>{labels.issued}</dt>
        <dd className={styles.code}>
          <time dateTime={issued}>{officialDate(issued, issued)}</time>
        </dd>
      </div>
      <div>
        <dt>{labels.expires}</dt>
        <dd className={styles.code}>
          {expires ? (
            <time dateTime={expires}>{officialDate(expires, expires)}</time>
          ) : (
            labels.noExpiry
          )}
        </dd>
      </div>
      {platform && (
        <div>
          <dt>{labels.platform}</dt>
          <dd>{platform}</dd>
        </div>
      )}
    </dl>
  );
}
