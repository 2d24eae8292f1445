import type { ComponentType } from 'react';
import type { Block, BlockOf } from '#app/content/schemas/blocks.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import styles from './block-view.module.css';
import { CardsBlock } from './cards-block.tsx';
import { FactsBlock } from './facts-block.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { HeadcountBlock } from './headcount-block.tsx';
import { ListBlock } from './list-block.tsx';
import { PairBlock } from './pair-block.tsx';
import { PictureBlock } from './picture-block.tsx';
import { ProseBlock } from './prose-block.tsx';
import { RuleBlock } from './rule-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { TableBlock } from './table-block.tsx';

const VIEWS: { [Kind in Block['kind']]: ComponentType<BlockOf<Kind>> } = {
  prose: ProseBlock,
  list: ListBlock,
  facts: FactsBlock,
  table: TableBlock,
  figures: FiguresBlock,
  steps: StepsBlock,
  cards: CardsBlock,
  pair: PairBlock,
  rule: RuleBlock,
  picture: PictureBlock,
  headcount: HeadcountBlock,
};

/** Kinds that take the whole width; the others stand under the title, the margin free. */
const WIDE = new Set<Block['kind']>(['table', 'figures', 'cards', 'headcount', 'picture']);

/** One block of a section. */
export function BlockView({ block }: { block: Block }) {
  const View = VIEWS[block.kind] as ComponentType<Block>;
  return (
    <div className={classNames(styles.block, WIDE.has(block.kind) && styles.wide)}>
      <View {...block} />
    </div>
  );
}
