import type { BlockOf } from '#app/content/schemas/blocks.ts';
import { Prose } from '#app/ui/prose/prose.tsx';

/** Running text. */
export function ProseBlock({ body }: BlockOf<'prose'>) {
  return <Prose html={body} />;
}
