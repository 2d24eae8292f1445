import type { BlockOf } from '#app/content/schemas/blocks.ts';
import { Stat, Stats } from '#app/ui/stat/stat.tsx';

/** Figures in large type. */
export function FiguresBlock({ items }: BlockOf<'figures'>) {
  return (
    <Stats>
      {items.map((item) => (
        <Stat key={item.label} {...item} />
      ))}
    </Stats>
  );
}
