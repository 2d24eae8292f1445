import type { ReactNode } from 'react';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Banner, type BannerForm } from '#app/ui/banner/banner.tsx';
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { Link } from '../link.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  picture?: PictureData | undefined;
  /** The page's name in the breadcrumb, if the title is a sentence. */
  crumb?: string;
  /** Breadcrumb between home and this page. */
  trail?: readonly Crumb[];
  form?: BannerForm | undefined;
}

/** Title banner of a page: breadcrumb, title and lead. */
export function PageBanner(props: Props) {
  const { title, lead, action, picture, crumb = title, trail = [], form } = props;
  const { breadcrumb } = dictionary;
  const items = [{ label: breadcrumb.home, to: '/' }, ...trail, { label: crumb }];
  return (
    <Banner
      title={title}
      lead={lead}
      action={action}
      picture={picture}
      form={form}
      breadcrumb={<Breadcrumb label={breadcrumb.label} items={items} link={Link} />}
    />
  );
}
