import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import type { PictureData } from '../picture/picture.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './banner.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  breadcrumb?: ReactNode;
  /** Below the text, for example a link to the main action. */
  action?: ReactNode;
  picture?: PictureData | undefined;
  /** Shows the lead at display size above the whole width of the picture. */
  statement?: boolean | undefined;
}

/** The head of a page other than home: dark, with the picture beside the text. */
export function Banner({ title, lead, breadcrumb, action, picture, statement }: Props) {
  return (
    <div className={classNames('night', styles.banner, statement && styles.statement)}>
      <Container className={styles.sheet}>
        <div className={styles.words}>
          {breadcrumb}
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {action && <div>{action}</div>}
          </div>
        </div>
      </Container>
      {picture && (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            sizes={statement ? '100vw' : '(width >= 62rem) 52vw, 100vw'}
            ratio="fill"
            priority
          />
        </div>
      )}
    </div>
  );
}
