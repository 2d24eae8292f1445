import type { ComponentType } from 'react';
import type { MetaDescriptor } from 'react-router';
import { notFoundMeta, type PageMeta, pageMeta } from '../meta.ts';
import NotFound from '../not-found/route.tsx';
import type { InOtherLanguages } from './addresses.server.ts';
import { type DetailsSection, detailsPath } from './details-path.ts';

/** Result of the loader of a details route. */
export interface Loaded<Data> extends InOtherLanguages {
  /** The record of this slug; null where there is none. */
  data: Data | null;
}

interface DetailsRoute<Data> {
  section: DetailsSection;
  meta: (data: Data) => Omit<PageMeta, 'title' | 'path'>;
  View: ComponentType<Data>;
}

/** Builds `meta` and the component of a details route. */
export function detailsRoute<Data extends { title: string }>({
  section,
  meta,
  View,
}: DetailsRoute<Data>) {
  type Props = { loaderData: Loaded<Data> };
  return {
    meta({ loaderData }: Partial<Props>): MetaDescriptor[] {
      const data = loaderData?.data;
      if (!data) return notFoundMeta();
      const { title } = data;
      return pageMeta({
        title,
        path: detailsPath(section, title),
        others: loaderData.others,
        ...meta(data),
      });
    },
    Page({ loaderData: { data } }: Props) {
      return data ? <View {...data} /> : <NotFound />;
    },
  };
}
