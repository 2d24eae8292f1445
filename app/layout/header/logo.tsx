import { logo, site } from '#app/shared-data/shared-data.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import styles from './logo.module.css';
import { nameParts } from './name-parts.ts';

interface LogoProps {
  /** Whether the ground is dark in every colour scheme. */
  onNight?: boolean;
}

/** The company's wordmark, or its mark beside its name as text. */
export function Logo({ onNight = false }: LogoProps) {
  const { mark, wordmark } = logo;
  if (wordmark) {
    return <Drawing {...wordmark} alt={site.name} onNight={onNight} />;
  }
  const { first, rest } = nameParts(site.name, site.shortName);
  return (
    <span className={styles.logo}>
      <Drawing {...mark} alt="" onNight={onNight} className={styles.mark} />
      {first === undefined ? (
        <span className={styles.whole}>{rest}</span>
      ) : (
        <span className={styles.words}>
          <span className={styles.first}>{first}</span>{' '}
          <span className={styles.second}>{rest}</span>
        </span>
      )}
    </span>
  );
}

type DrawingProps = typeof logo.mark & {
  alt: string;
  className?: string | undefined;
  onNight: boolean;
};

/** A drawing of the company in its variant for the ground. */
export function Drawing(props: DrawingProps) {
  const { width, height, alt, className, onNight } = props;
  if ('inline' in props) {
    return (
      <span
        role="img"
        aria-label={alt}
        aria-hidden={!alt || undefined}
        className={classNames(styles.picture, className)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by tools/svg/svg.ts
        dangerouslySetInnerHTML={{ __html: props.inline }}
      />
    );
  }
  const { light, dark, plate } = props;
  const image = (
    <img
      src={onNight ? dark : light}
      alt={alt}
      width={width}
      height={height}
      className={classNames(className, plate && styles.plate)}
    />
  );
  if (light === dark) return image;
  return (
    <picture className={styles.picture}>
      {onNight ? (
        // Forced colours replace the dark ground by that of the user's theme.
        <source media="(forced-colors: active) and (prefers-color-scheme: light)" srcSet={light} />
      ) : (
        <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      )}
      {image}
    </picture>
  );
}
