import type { EstateSectionKind, EstateSectionOf } from './content.server.ts';

/** Props of a section: its content, and its number in the margin. */
export type SectionProps<Kind extends EstateSectionKind> = EstateSectionOf<Kind> & {
  number: string;
};
