import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import { isByDay } from '../picture/by-day.ts';
import type { PictureData } from '../picture/picture.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './banner.module.css';

/** How a banner shows its picture. */
export type BannerForm =
  /** Beside the text. */
  | { kind: 'beside' }
  /** Behind the text, which is on its calm ground; above the text on phones. */
  | { kind: 'over' }
  /** A low strip below the text, on the ground of the page. */
  | { kind: 'strip' }
  /** A drawing sheet with the text in its title block, on the ground of the page. */
  | { kind: 'plate'; number: string; scale: string }
  /** A title whose sentence, the lead, is at display size, above the whole width of the picture. */
  | { kind: 'statement' };

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  breadcrumb?: ReactNode;
  /** Below the text, for example a link to the main action. */
  action?: ReactNode;
  picture?: PictureData | undefined;
  form?: BannerForm | undefined;
}

/** Higher frames than the pictures of 8:3 show a part of them, of more than their own width. */
const SIZES: Record<BannerForm['kind'], string> = {
  beside: '(width >= 62rem) max(52vw, 70rem), (width >= 48rem) 133vw, 100vw',
  over: '(width >= 75rem) 100vw, (width >= 62rem) 70rem, (width >= 48rem) 133vw, 100vw',
  strip: '(width >= 96rem) 88rem, 100vw',
  plate: '(width >= 96rem) 93rem, (width >= 62rem) 90vw, 100vw',
  statement: '100vw',
};

const BESIDE: BannerForm = { kind: 'beside' };

/** The head of a page other than home. */
export function Banner({ title, lead, breadcrumb, action, picture, form = BESIDE }: Props) {
  const { kind } = form;
  const figure = picture && (
    <div className={`${styles.picture} no-print`}>
      <Picture picture={picture} sizes={SIZES[kind]} ratio="fill" priority />
    </div>
  );
  const [Head, Title, Lead] =
    kind === 'statement' ? (['h1', 'span', 'span'] as const) : (['div', 'h1', 'p'] as const);
  const framed = kind === 'strip' || kind === 'plate';
  return (
    <div className={classNames(ground(kind, picture), styles.banner, styles[kind])}>
      <Container>
        <div className={styles.frame}>
          <div className={styles.words}>
            {breadcrumb}
            <Head className={styles.head}>
              <Title className={styles.title}>{title}</Title>{' '}
              {lead && <Lead className={styles.lead}>{lead}</Lead>}
              {action && <div>{action}</div>}
            </Head>
            {kind === 'plate' && (
              <div className={styles.block}>
                <span>{form.scale}</span>
                <span>{form.number}</span>
              </div>
            )}
          </div>
          {framed && figure}
        </div>
      </Container>
      {!framed && figure}
    </div>
  );
}

/** The class for the scheme of the text, if it is not the page's. */
function ground(kind: BannerForm['kind'], picture: PictureData | undefined): string | undefined {
  if (kind === 'strip' || kind === 'plate') return;
  return kind === 'over' && picture && isByDay(picture) ? styles.day : 'night';
}
