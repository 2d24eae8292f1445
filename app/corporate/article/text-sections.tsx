import type { TextSection } from '#app/content/schemas/text-page.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Section } from '#app/ui/section/section.tsx';
import { BlockView } from './blocks/block-view.tsx';
import styles from './text-sections.module.css';

interface Props {
  sections: readonly TextSection[];
  /** How many numbered bands stand before them. */
  after?: number;
}

/** The numbered bands of a page. */
export function TextSections({ sections, after = 0 }: Props) {
  return (
    <div className={styles.sections}>
      {sections.map(({ id, title, label, lead, blocks }, index) => (
        <Section
          key={id}
          id={id}
          number={String(after + index + 1).padStart(2, '0')}
          label={label}
          title={title}
          lead={lead}
          ground={index % 2 === 1 ? 'sunk' : 'plain'}
        >
          <div className={classNames(styles.blocks, index % 2 === 1 && styles.sunk)}>
            {blocks.map((block, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks is fixed.
              <BlockView key={position} block={block} />
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}
