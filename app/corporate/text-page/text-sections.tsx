import { classNames } from '#app/ui/class-names/class-names.ts';
import { Section } from '#app/ui/section/section.tsx';
import { Blocks, BlockView, isScene, isWide } from './blocks/block-view.tsx';
import type { Block, TextSection } from './blocks/content.server.ts';
import styles from './text-sections.module.css';

/** Whether a page has a table of contents, and with it numbers on its sections. */
export const hasContents = (sections: readonly TextSection[]) => sections.length >= 5;

/** The sections of a page. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  const isNumbered = hasContents(sections);
  return (
    <div className={styles.sections}>
      {inBands(sections).map(({ section, ...band }, index) => (
        <Banded
          key={section.id}
          section={section}
          number={isNumbered ? String(index + 1).padStart(2, '0') : undefined}
          {...band}
        />
      ))}
    </div>
  );
}

interface Band {
  ground: 'plain' | 'sunk' | 'night';
  /** Whether the section continues the band of the one before. */
  continues: boolean;
  /** Whether the section stands beside another one on wide screens. */
  faces: boolean;
}

/**
 * Short sections after each other share a band, as rows, or with figures each half of one; others have one each, on
 * alternating grounds.
 */
function inBands(sections: readonly TextSection[]): (Band & { section: TextSection })[] {
  let bands = 0;
  let second = -1;
  return sections.map((section, index) => {
    const before = sections[index - 1];
    const continues = isShort(before) && isShort(section) && !before.figure && !section.figure;
    const isSecond = index === second;
    if (!isSecond && isCounted(section) && isCounted(sections[index + 1])) second = index + 1;
    if (!isSecond && !continues) bands += 1;
    const ground = section.night ? 'night' : bands % 2 === 0 ? 'sunk' : 'plain';
    return { section, ground, continues, faces: index <= second };
  });
}

/** Whether a section has no block of the whole width. */
const isShort = (section: TextSection | undefined): section is TextSection =>
  section !== undefined && !section.night && !section.blocks.some(isWide);

const isCounted = (section: TextSection | undefined) =>
  isShort(section) && section.figure !== undefined;

/** Kinds below a larger title; records have a rule above it. */
const OPEN = new Set<Block['kind']>(['steps', 'cards', 'pair', 'facts', 'list', 'drawing']);

/**
 * The form of a section's head. The first wide block decides, so that bands differ by more than their ground.
 *
 * @param blocks without the picture above the section
 */
function headOf({ night, figure }: TextSection, blocks: readonly Block[]) {
  if (figure) return 'counted';
  const first = blocks.find(isWide);
  if (!first) return 'beside';
  if (night) return 'large';
  return OPEN.has(first.kind) ? 'open' : 'across';
}

interface BandedProps extends Band {
  section: TextSection;
  number: string | undefined;
}

function Banded({ section, number, ground, continues, faces }: BandedProps) {
  const { id, title, label, lead, figure, unit } = section;
  const { scene, blocks } = withScene(section.blocks);
  const head = headOf(section, blocks);
  return (
    <>
      {scene && <BlockView block={scene} />}
      <Section
        id={id}
        number={number}
        label={label}
        title={title}
        lead={lead}
        ground={ground}
        action={figure && <Counted figure={figure} unit={unit} />}
        className={classNames(
          styles[head],
          head === 'across' && ground === 'sunk' && styles.onSheet,
          continues && styles.continues,
          faces && styles.facing,
        )}
      >
        <Blocks blocks={blocks} ground={ground} />
      </Section>
    </>
  );
}

interface CountedProps {
  figure: string;
  unit: string | undefined;
}

/** The figure of a section, and what it counts. */
function Counted({ figure, unit }: CountedProps) {
  return (
    <p className={styles.count}>
      <span>{figure}</span> {unit}
    </p>
  );
}

/** A wide picture at the beginning of a section goes over the whole width of the screen. */
function withScene(blocks: readonly Block[]) {
  const [first, ...rest] = blocks;
  return first?.kind === 'picture' && isScene(first) ? { scene: first, blocks: rest } : { blocks };
}
