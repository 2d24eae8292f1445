import { type Bounds, bounds, type Path, placed } from './path.ts';
import { frame, rect } from './shapes.ts';

export type Align = 'start' | 'middle' | 'end';

const size = ({ left, right, top, bottom }: Bounds) => ({
  width: right - left,
  height: bottom - top,
});
const share = { start: 0, middle: 0.5, end: 1 } as const;

/** One above the other, `gap` between inks. */
export function stack(parts: readonly Path[], gap: number, align: Align = 'start'): Path {
  const widest = Math.max(...parts.map((part) => size(bounds(part)).width));
  let y = 0;
  return parts.flatMap((part) => {
    const box = bounds(part);
    const { width, height } = size(box);
    const moved = placed(part, (widest - width) * share[align] - box.left, y - box.top);
    y += height + gap;
    return moved;
  });
}

/** Side by side, `gap` between inks. */
export function row(parts: readonly Path[], gap: number, align: Align = 'middle'): Path {
  const tallest = Math.max(...parts.map((part) => size(bounds(part)).height));
  let x = 0;
  return parts.flatMap((part) => {
    const box = bounds(part);
    const { width, height } = size(box);
    const moved = placed(part, x - box.left, (tallest - height) * share[align] - box.top);
    x += width + gap;
    return moved;
  });
}

/** A solid panel with the part cut out of it. */
export function panel(part: Path, padX: number, padY = padX): Path {
  const box = bounds(part);
  const { width, height } = size(box);
  return [...rect(box.left - padX, box.top - padY, width + 2 * padX, height + 2 * padY), ...part];
}

/** A ruled frame around the part. */
export function framed(part: Path, stroke: number, padX: number, padY = padX): Path {
  const box = bounds(part);
  const { width, height } = size(box);
  return [
    ...frame(box.left - padX, box.top - padY, width + 2 * padX, height + 2 * padY, stroke),
    ...part,
  ];
}

export function widthOf(path: Path): number {
  return size(bounds(path)).width;
}

/** Scaled to a height. */
export function tall(path: Path, height: number): Path {
  return placed(path, 0, 0, height / size(bounds(path)).height);
}

/** Scaled to a width. */
export function wide(path: Path, width: number): Path {
  return placed(path, 0, 0, width / widthOf(path));
}
