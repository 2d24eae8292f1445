import { classNames } from '#app/ui/class-names/class-names.ts';
import { Section } from '#app/ui/section/section.tsx';
import { BlockView } from './blocks/block-view.tsx';
import type { TextSection } from './blocks/content.server.ts';
import styles from './text-sections.module.css';

interface Props {
  sections: readonly TextSection[];
  /** Number of numbered sections before these. */
  after?: number;
}

/** The numbered sections of a page. */
export function TextSections({ sections, after = 0 }: Props) {
  return (
    <div className={styles.sections}>
      {sections.map(({ id, title, label, lead, night, blocks }, index) => (
        <Section
          key={id}
          id={id}
          number={String(after + index + 1).padStart(2, '0')}
          label={label}
          title={title}
          lead={lead}
          ground={night ? 'night' : index % 2 === 1 ? 'sunk' : 'plain'}
        >
          <div className={classNames(styles.blocks, index % 2 === 1 && !night && styles.sunk)}>
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
