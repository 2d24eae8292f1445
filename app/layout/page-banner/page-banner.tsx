import type { ReactNode } from 'react';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Banner } from '#app/ui/banner/banner.tsx';
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { Link } from '../link.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  picture?: PictureData;
  /** The page's name in the breadcrumb, if the title is a sentence. */
  crumb?: string;
  /** Breadcrumb between home and this page. */
  trail?: readonly Crumb[];
  /** Shows the lead at display size above the whole width of the picture. */
  statement?: boolean | undefined;
}

/** Title banner of a page: breadcrumb, title and lead. */
export function PageBanner(props: Props) {
  const { title, lead, action, picture, crumb = title, trail = [], statement } = props;
  const { breadcrumb } = dictionary;
  const items = [{ label: breadcrumb.home, to: '/' }, ...trail, { label: crumb }];
  return (
    <Banner
      title={title}
      lead={lead}
      action={action}
      picture={picture}
      statement={statement}
      breadcrumb={<Breadcrumb label={breadcrumb.label} items={items} link={Link} />}
    />
  );
}
