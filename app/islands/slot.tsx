import type { ComponentProps, ElementType, ReactNode } from 'react';

const KEPT = { __html: '' };

type Props<Tag extends ElementType> = { as?: Tag; children?: ReactNode } & Omit<
  ComponentProps<Tag>,
  'as' | 'children'
>;

/** The place of an island's children: prerendered HTML that the browser keeps as it is. */
export function Slot<Tag extends ElementType = 'div'>({ as, children, ...rest }: Props<Tag>) {
  const Element: ElementType = as ?? 'div';
  const slot = { ...rest, 'data-slot': '' };
  if (children !== undefined) return <Element {...slot}>{children}</Element>;
  // React leaves the content of an element with its own HTML alone, in hydration and in later updates.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty and not set.
  return <Element {...slot} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
}
