import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './prose.module.css';

type Props = { className?: string | undefined } & (
  | { html: string; children?: never }
  | { html?: never; children: ReactNode }
);

/** Body text: Markdown rendered at build time, or elements. */
export function Prose({ html, children, className }: Props) {
  const name = classNames(styles.prose, className);
  if (html === undefined) return <div className={name}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted content, rendered at build time.
  return <div className={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
