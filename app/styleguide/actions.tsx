import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Icon, type IconName, icons } from '#app/ui/icon/icon.tsx';
import { Tag } from '#app/ui/tag/tag.tsx';
import styles from './styleguide.module.css';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

/** Buttons, links that look like them, icons, tags. */
export function Actions() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon="arrow-right">
            With arrow
          </Button>
          <Button variant={variant} icon="download" size="small">
            Small
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <ButtonLink to="#styleguide" variant={variant} icon="arrow-up-right">
            Link
          </ButtonLink>
        </div>
      ))}
      <div className={styles.row}>
        {(Object.keys(icons) as IconName[]).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </div>
      <div className={styles.row} dir="rtl">
        <Icon name="arrow-right" /> <Icon name="chevron-left" /> <Icon name="mail" />
      </div>
      <div className={styles.row}>
        <Tag>EPC</Tag> <Tag>API 650</Tag> <Tag>For Rent</Tag>
      </div>
    </>
  );
}
