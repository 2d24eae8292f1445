import type { EstateSectionKind, EstateSectionOf } from '#app/content/schemas/estate-section.ts';

/** What every section gets: its content, and its number in the page's margin. */
export type SectionProps<Kind extends EstateSectionKind> = EstateSectionOf<Kind> & {
  number: string;
};
