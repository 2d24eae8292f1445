import type { ReactNode } from 'react';
import type { Phone } from '#app/content/schemas/text.ts';
import { Container } from '#app/ui/container/container.tsx';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { HelpLine } from '../help-line/help-line.tsx';
import styles from './hero-frame.module.css';

interface Props {
  subtitle: string;
  title: string;
  text: string;
  help: { label: string; phone: Phone };
  picture: PictureData;
  /** Under the words: a link, or a search. */
  children: ReactNode;
}

/** The head of a home variant: the page's h1 beside its picture. */
export function HeroFrame({ subtitle, title, text, help, picture, children }: Props) {
  return (
    <div className={styles.hero}>
      <Container className={styles.sheet}>
        <div className={styles.words}>
          <p className={styles.subtitle}>{subtitle}</p>
          <h1 className={styles.title}>{title}</h1>
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
