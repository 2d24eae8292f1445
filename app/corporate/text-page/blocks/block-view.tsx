import type { ComponentType } from 'react';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { Ground } from '#app/ui/section/section.tsx';
import { Stat, Stats } from '#app/ui/stat/stat.tsx';
import { Drawing } from '../../drawing/drawing.tsx';
import { Scene } from '../../scene/scene.tsx';
import styles from './block-view.module.css';
import { CardsBlock } from './cards-block.tsx';
import type { Block, BlockOf } from './content.server.ts';
import { HeadcountBlock } from './headcount-block.tsx';
import { FactsBlock, ListBlock, PairBlock } from './list-blocks.tsx';
import { areWide, StepsBlock } from './steps-block.tsx';
import { TableBlock } from './table-block.tsx';
import { TargetsBlock } from './targets-block.tsx';

/** Whether a long table or list is folded on phones; not within a section that is itself closed. */
interface Folding {
  folds: boolean;
}

const VIEWS: { [Kind in Block['kind']]: ComponentType<BlockOf<Kind> & Folding> } = {
  prose: ProseBlock,
  list: ListBlock,
  facts: FactsBlock,
  table: TableBlock,
  figures: Figures,
  steps: StepsBlock,
  cards: CardsBlock,
  pair: PairBlock,
  rule: RuleBlock,
  targets: TargetsBlock,
  picture: PictureBlock,
  drawing: Drawing,
  headcount: HeadcountBlock,
};

/** Kinds of full width; the others stand beside the section's title. */
const WIDE = new Set<Block['kind']>([
  'table',
  'figures',
  'cards',
  'headcount',
  'rule',
  'targets',
  'drawing',
  'pair',
]);

/** Whether a block takes the full width. */
export const isWide = (block: Block) =>
  WIDE.has(block.kind) ||
  (block.kind === 'picture' && isScene(block)) ||
  (block.kind === 'steps' && areWide(block)) ||
  (block.kind === 'facts' && block.layout === 'cells') ||
  (block.kind === 'list' && (block.marks === 'spread' || block.marks === 'tick'));

/** Whether a picture is wide enough for the whole width of the screen, in pixels and in shape. */
export const isScene = ({ picture: { width, height } }: BlockOf<'picture'>) =>
  width >= 1440 && width >= 1.5 * height;

/** A block of a section. */
export function BlockView({ block, folds = true }: { block: Block } & Partial<Folding>) {
  const View = VIEWS[block.kind] as ComponentType<Block & Folding>;
  return (
    <div className={classNames(styles.block, isWide(block) && styles.wide)}>
      <View {...block} folds={folds} />
    </div>
  );
}

interface BlocksProps {
  blocks: readonly Block[];
  ground: Ground;
  /** Whether long tables and lists are folded on phones. */
  folds?: boolean;
}

/** The blocks of a section in its columns. */
export function Blocks({ blocks, ground, folds = true }: BlocksProps) {
  return (
    <div className={classNames(styles.blocks, ground === 'sunk' && styles.heads)}>
      {blocks.map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks is fixed.
        <BlockView key={position} block={block} folds={folds} />
      ))}
    </div>
  );
}

function ProseBlock({ body }: BlockOf<'prose'>) {
  return <Prose html={body} />;
}

export function Figures({ items }: Pick<BlockOf<'figures'>, 'items'>) {
  return (
    <Stats>
      {items.map((item) => (
        <Stat key={item.label} {...item} />
      ))}
    </Stats>
  );
}

/** Characters above which a rule is set smaller, so that it is not louder than its heading. */
const LONG_RULE = 90;

/** A quoted company rule with its source. */
function RuleBlock({ text, source }: BlockOf<'rule'>) {
  return (
    <figure className={styles.rule}>
      <blockquote>
        <p className={text.length > LONG_RULE ? styles.long : undefined}>{text}</p>
      </blockquote>
      <figcaption className={styles.source}>{source}</figcaption>
    </figure>
  );
}

/** A picture above its caption: as wide as the screen, or as the text. */
function PictureBlock(block: BlockOf<'picture'>) {
  const { picture, caption } = block;
  if (isScene(block)) return <Scene picture={picture} caption={caption} />;
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes="(width >= 62rem) 80vw, 100vw" ratio="wide" />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
