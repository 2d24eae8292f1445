import { profile } from '#app/shared-data/shared-data.ts';
import styles from './profile-link.module.css';

/** A paragraph with the link to the company profile as PDF, if the build has made it. */
export function ProfileLink() {
  return (
    profile && (
      <p>
        <a href={profile.href} download={profile.file} className={styles.link}>
          {profile.label}
        </a>
      </p>
    )
  );
}
