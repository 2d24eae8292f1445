import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { KeywordForm } from '../../forms/keyword-form.tsx';
import type { SectionProps } from '../section-props.ts';
import { HeroFrame } from './hero-section.tsx';
import styles from './search-banner-section.module.css';

/** Spec 2.5, 4: a banner with a keyword search; its tabs switch the search mode. */
export function SearchBannerSection({
  modesLabel,
  modes,
  ...words
}: SectionProps<'search-banner'>) {
  return (
    <HeroFrame {...words}>
      <div className={styles.search}>
        <Tabs
          id="search"
          label={modesLabel}
          tabs={modes.map(({ label, placeholder }) => ({
            label,
            panel: <KeywordForm placeholder={placeholder} />,
          }))}
        />
      </div>
    </HeroFrame>
  );
}
