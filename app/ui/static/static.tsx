import {
  type ComponentProps,
  type ElementType,
  type ReactNode,
  useState,
  useSyncExternalStore,
} from 'react';

const never = () => () => {};
const no = () => false;
const inBrowser = () => !import.meta.env.SSR;

const KEPT = { __html: '' };

type Props<Tag extends ElementType> = { as?: Tag; children: ReactNode } & Omit<
  ComponentProps<Tag>,
  'as' | 'children'
>;

/**
 * Content without handlers, state or effects, which React does not hydrate: the prerendered HTML
 * stays as it is, and the components in it do not run. After a page change it is rendered as usual.
 *
 * Where routes share a component, give it the page's path as key: it never updates HTML that it has
 * kept. Its internal links work (app/layout/page-links.ts), but carry no navigation state.
 */
export function Static<Tag extends ElementType = 'div'>({ as, children, ...rest }: Props<Tag>) {
  // True only while hydrating: other renders, on the server or in the browser, include the children.
  const isHydrating = useSyncExternalStore(never, no, inBrowser);
  const [isKept] = useState(isHydrating);
  const Element: ElementType = as ?? 'div';
  if (!isKept) return <Element {...rest}>{children}</Element>;
  // React leaves the content of an element with its own HTML alone, in hydration and in later updates.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty and not set.
  return <Element {...rest} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
}
