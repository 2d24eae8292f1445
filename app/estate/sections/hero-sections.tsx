import type { ReactNode } from 'react';
import { ActionLink } from '#app/layout/action-link.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import Tabs from '#app/ui/tabs/tabs.island.tsx';
import KeywordForm from '../forms/keyword-form.island.tsx';
import { HelpLine } from './contact-sections.tsx';
import type { EstateSectionOf } from './content.server.ts';
import styles from './hero-sections.module.css';

/** The first section of a home variant (spec 2.5): tagline, phone number and one link. */
export function HeroSection({ link, ...rest }: EstateSectionOf<'hero'>) {
  return (
    <HeroFrame {...rest}>
      <ActionLink {...link} icon="arrow-right" />
    </HeroFrame>
  );
}

interface FrameProps extends Omit<EstateSectionOf<'hero'>, 'kind' | 'link'> {
  /** Below the text: a link, or a search. */
  children: ReactNode;
}

/** The head of a home variant: the h1 beside a picture. */
function HeroFrame({ subtitle, title, text, help, picture, children }: FrameProps) {
  return (
    <div className={styles.hero}>
      <Container className={styles.sheet}>
        <div className={styles.words}>
          <p className={styles.subtitle}>{subtitle}</p>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
          <HelpLine {...help} />
        </div>
      </Container>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(width >= 62rem) 50vw, 100vw" ratio="fill" priority />
      </div>
    </div>
  );
}

/** Spec 2.5, 4: a banner with a keyword search; its tabs switch the search mode. */
export function SearchBannerSection({
  modesLabel,
  modes,
  ...words
}: EstateSectionOf<'search-banner'>) {
  return (
    <HeroFrame {...words}>
      <div className={styles.search}>
        <Tabs id="search" label={modesLabel} tabs={modes.map(({ label }) => label)}>
          {modes.map(({ label: mode, placeholder }) => (
            <KeywordForm key={mode} placeholder={placeholder} />
          ))}
        </Tabs>
      </div>
    </HeroFrame>
  );
}
